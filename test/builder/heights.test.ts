import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { BuilderChoice } from '../../src/builder/choice.js';
import { outputsOf, type OutputName } from '../../src/builder/outputs/outputs.js';
import { choice, FILES, PANEL, SHOWN } from './choices.js';

function codes(given: Partial<BuilderChoice>): Record<OutputName, string> {
  const outputs = outputsOf(choice({ scheme: 'system', ...given }), FILES);
  return Object.fromEntries(outputs.map(({ name, code }) => [name, code])) as Record<OutputName, string>;
}

describe('frame heights', () => {
  it('depend on the column width', () => {
    const day = { name: 'schedule', attributes: { view: 'day' } } as const;
    const { iframe } = codes({ tags: [day, day] });
    const frame = `<div class="onair-schedule-540"><iframe src="${PANEL}/embed/schedule/?view=day" title="Schedule" width="100%" height="540" frameborder="0" style="border: 0" data-onair-frame></iframe></div>`;
    assert.equal(
      iframe,
      `<style>
  /* The frame has the height of its content, in a column of any width. */
  .onair-schedule-540 { container-type: inline-size; width: 100% }
  @container (min-width: 488px) { .onair-schedule-540 iframe { height: 496px } }
</style>
${frame}
${frame}
<script src="${PANEL}/embed.js" async></script>`,
    );
  });

  it('can differ between frames of the same tag', () => {
    const { iframe } = codes({
      tags: [
        { name: 'schedule', attributes: { view: 'day' } },
        { name: 'schedule', attributes: { view: 'now' } },
      ],
    });
    assert.match(iframe, /min-width: 488px\) \{ \.onair-schedule-540 iframe \{ height: 496px \}/);
    assert.match(iframe, /view=now"[^>]* height="352"/);
  });

  it('depend on the cover of a player card', () => {
    const { iframe } = codes({ tags: [{ name: 'player', attributes: { layout: 'card', vote: '' } }] });
    const heights = [...iframe.matchAll(/min-width: (\d+)px\) .*height: (.+?) \}/g)].map(([, at, height]) => [
      at,
      height,
    ]);
    assert.deepEqual(heights, [
      ['0', 'calc(100cqi + 172px)'],
      ['360', '210px'],
      ['808', '266px'],
      ['1112', '362px'],
    ]);
  });

  it('are constant for a player bar', () => {
    const { iframe } = codes({ tags: [{ name: 'player', attributes: { vote: '' } }] });
    assert.match(iframe, /^<iframe [^>]* height="94"/);
  });

  /** Returns the number of rows in a rule of onair.css, which multiplies it by the height of a row. */
  function withoutRows(name: string, em: number): number {
    if (name === 'history' || name === 'charts') return Number((em - 42.5).toFixed(2));
    if (name === 'requests') return Number((em - 21.25).toFixed(2));
    return name === 'podcasts' ? Number(((em - 1.25) / 3).toFixed(2)) : em;
  }

  it('match onair.css', () => {
    const sheet = readFileSync('src/entries/onair.css', 'utf8');
    for (const name of SHOWN) {
      for (const given of [
        [],
        ['vote', ''],
        ['view', 'day'],
        ['view', 'now'],
        ['layout', 'line'],
        ['search', ''],
      ]) {
        const attributes = given[0] === undefined ? {} : { [given[0]]: given[1]! };
        const { script } = codes({ tags: [{ name, attributes }] });
        // A card's height is a function of the width.
        if (name === 'now-playing' && given[0] !== 'layout') {
          const lengths = [...script.matchAll(/ height: ([^}]+) }/g)].map(([, length]) => length!);
          assert.equal(lengths.length, 3);
          for (const length of lengths) assert.ok(sheet.includes(`height: ${length};`), length);
          continue;
        }
        const heights = [...script.matchAll(/height: (?:calc\()?([\d.]+)em/g)].map(([, em]) => Number(em));
        assert.ok(heights.length > 0);
        for (const em of heights) assert.ok(sheet.includes(`${withoutRows(name, em)}em`), `${name}: ${em}em`);
        for (const [pictured] of script.matchAll(/calc\(100cqi \+ [\d.]+em\)/g))
          assert.ok(sheet.includes(pictured), `${name}: ${pictured}`);
        for (const [, width] of script.matchAll(/max-width: ([\d.]+)em/g))
          assert.ok(sheet.includes(`(max-width: ${width}em)`), `${name}: ${width}em`);
      }
    }
  });

  it('include space for calendar links', () => {
    const sheet = readFileSync('src/entries/onair.css', 'utf8');
    const added = [...sheet.matchAll(/--onair-calendar: ([\d.]+)em/g)].map(([, em]) => Number(em));
    const heights = (attributes: Record<string, string>): Record<string, number> => {
      const { script } = codes({ tags: [{ name: 'schedule', attributes }] });
      const found = script.matchAll(/^ *(?:@container \(max-width: ([\d.]+)em\))?.*[ {]height: ([\d.]+)em/gm);
      return Object.fromEntries([...found].map(([, width = 'any', em]) => [width, Number(em)]));
    };
    const differences = (attributes: Record<string, string>): Record<string, number> => {
      const without = heights(attributes);
      const found = Object.entries(heights({ ...attributes, calendar: '' }));
      return Object.fromEntries(
        found.map(([width, em]) => [width, Number((em - without[width]!).toFixed(2))]),
      );
    };
    const [usual, narrow] = added as [number, number];
    assert.deepEqual(differences({}), {
      any: usual,
      49.99: usual,
      29.99: usual,
      19.99: narrow,
      19.49: 0,
    });
    assert.deepEqual(differences({ view: 'day' }), {
      any: usual,
      29.99: usual,
      19.99: narrow,
    });
    assert.deepEqual(differences({ view: 'now' }), { any: 0 });
  });
});
