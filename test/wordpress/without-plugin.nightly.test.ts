/** Tests the instructions of docs/install.md for a WordPress without the plugin, as an administrator and an author. */
import '../kit/nightly.js';
import assert from 'node:assert/strict';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openEditor, publish, signIn, visit } from '../kit/wordpress-pages.js';
import { openStage, type Stage } from '../kit/wordpress-stage.js';
import { whyNoWordPress } from '../kit/wordpress.js';

/** Returns the HTML snippets of a section of the page. */
function recipe(title: string): string[] {
  const section = readFileSync('docs/install.md', 'utf8')
    .split(/^## /m)
    .find((each) => each.startsWith(`${title}\n`));
  return [...section!.matchAll(/^```html\n([^]*?)^```$/gm)].map(([, html = '']) => html);
}

describe('WordPress without the plugin', { skip: whyNoWordPress() }, () => {
  let stage: Stage;
  const ours = (html: string) => html.replaceAll('https://panel.example:8080', stage.panel.url);
  before(async () => {
    stage = await openStage();
    // The page says to upload the files by SFTP.
    cpSync('dist/onair-widgets/cdn', join(stage.wordpress.folder, 'onair'), { recursive: true });
  });
  after(() => stage?.close());

  it("accepts the snippet in an administrator's HTML block", async () => {
    const administrator = await signIn(stage.browser, stage.wordpress, 'chief');
    const [content = ''] = recipe('A script tag').map(ours);
    const page = await openEditor(administrator, stage.wordpress, 'page', [['core/html', { content }]]);
    const { statuses, moved } = await visit(
      stage.browser,
      await stage.addressOf(await publish(page, 'By hand')),
    );
    assert.deepEqual(statuses, { 'onair-now-playing': 'ready', 'onair-history': 'ready' });
    assert.ok(moved <= 0.02, `moved by ${moved}`);
    await administrator.close();
  });

  it('accepts a div from an author', async () => {
    const [head = '', div = ''] = recipe('WordPress, Joomla, Drupal').map(ours);
    assert.match(div, /^<div data-onair="now-playing"><\/div>$/m);
    const themed = join(stage.wordpress.folder, 'wp-content', 'mu-plugins', 'head.php');
    writeFileSync(themed, `<?php add_action('wp_head', function () { ?>\n${head}<?php });`);
    const author = await signIn(stage.browser, stage.wordpress, 'ana');
    const page = await openEditor(author, stage.wordpress, 'post', [['core/html', { content: div }]]);
    const { statuses, moved } = await visit(
      stage.browser,
      await stage.addressOf(await publish(page, 'By Ana')),
    );
    assert.deepEqual(statuses, { 'onair-now-playing': 'ready' });
    assert.ok(moved <= 0.02, `moved by ${moved}`);
    await author.close();
  });

  it("removes an author's tags and scripts", async () => {
    const at = await stage.write('<onair-vote></onair-vote><script src="x.js"></script>Text', 'ana');
    const html = await (await fetch(at)).text();
    assert.ok(html.includes('Text') && !html.includes('<onair-vote') && !html.includes('x.js'));
  });
});
