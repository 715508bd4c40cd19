import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { cliOptions } from '../../src/panel/cli-options.js';

const page = readFileSync('docs/panel.md', 'utf8');
const [, table = ''] = /^## Options\n\n(\|[^]*?)\n\n/m.exec(page) ?? [];

describe('docs/panel.md', () => {
  it('lists exactly the options of onair-panel', () => {
    const named = new Set(table.match(/(?<=`--)[a-z][a-z0-9-]+/g));
    assert.deepEqual([...named].sort(), [...cliOptions.map(({ name }) => name), 'help'].sort());
  });

  it('shows the default of each option', () => {
    for (const { name, valueName } of cliOptions) {
      const written = valueName === null ? `--${name}` : `--${name} ${valueName.replaceAll('|', '\\|')}`;
      assert.ok(table.includes(`\`${written}\``), written);
    }
  });

  it('mentions no unknown options', () => {
    const known = [...cliOptions.map(({ name }) => name), 'help'];
    const commands = page.match(/^onair-panel .*$/gm) ?? [];
    assert.ok(commands.length > 0);
    for (const [, name = ''] of commands.join('\n').matchAll(/ --([a-z-]+)/g))
      assert.ok(known.includes(name), name);
  });
});
