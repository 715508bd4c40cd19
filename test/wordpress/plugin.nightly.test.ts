/** Tests the plugin in a real WordPress as an administrator, an author and a visitor. */
import '../kit/nightly.js';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { BrowserContext } from 'playwright-core';
import { insert, openEditor, publish, selectFirst, signIn, TAGS, visit } from '../kit/wordpress-pages.js';
import { openStage, type Stage, ZIP } from '../kit/wordpress-stage.js';
import { whyNoWordPress } from '../kit/wordpress.js';

/** A classic theme and a block theme. */
const THEMES = ['twentytwentyone', 'twentytwentythree'];
const PERMALINKS = { plain: '', pretty: '/%year%/%postname%/' };
/** Content after the tags, which a layout shift would move. */
const BELOW = '<p>News of a station for its listeners, in a paragraph of some length.</p>'.repeat(40);
const WRITTEN =
  '[onair now-playing vote]\n\n[onair history limit=7]\n\n[onair player] [onair schedule view=day]\n\n[onair podcasts]';

describe('the plugin in WordPress', { skip: whyNoWordPress() }, () => {
  let stage: Stage;
  let administrator: BrowserContext;
  before(async () => {
    stage = await openStage();
    administrator = await signIn(stage.browser, stage.wordpress, 'chief');
  });
  after(() => stage?.close());

  it('can be uploaded as a zip and activated', async () => {
    const page = await administrator.newPage();
    await page.goto(`${stage.wordpress.url}/wp-admin/plugin-install.php?tab=upload`);
    await page.setInputFiles('#pluginzip', ZIP);
    await page.click('#install-plugin-submit');
    await page.getByRole('link', { name: 'Activate Plugin' }).click();
    await page.waitForSelector('text=Plugin activated.');
    await page.close();
  });

  it('has a connection test in its settings', async () => {
    const page = await administrator.newPage();
    await page.goto(`${stage.wordpress.url}/wp-admin/options-general.php?page=onair-widgets`);
    await page.fill('#onair-base-url', ` ${stage.panel.url}/api/v2/ `);
    await page.click('#onair-test');
    await page.waitForSelector('#onair-test-result :nth-child(2)');
    const lines = await page.locator('#onair-test-result p').allTextContents();
    assert.deepEqual(lines, [
      "✓ Visitors' browsers can reach the panel.",
      '✓ This web server can reach the panel.',
    ]);
    const stations = await page.locator('#onair-server option').allTextContents();
    assert.match(stations[1]!, /^1 \S/);
    await page.selectOption('#onair-server', '1');
    await page.click('#submit');
    await page.waitForSelector('text=Settings saved.');
    assert.equal(
      await stage.wordpress.php(`echo json_encode(get_option('onair_widgets'), JSON_UNESCAPED_SLASHES);`),
      JSON.stringify({ 'base-url': stage.panel.url, server: '1' }),
    );
    await page.close();
  });

  it("reports why an address isn't a panel's", async () => {
    const page = await administrator.newPage();
    await page.goto(`${stage.wordpress.url}/wp-admin/options-general.php?page=onair-widgets`);
    for (const [typed, sentence] of [
      [stage.wordpress.url, /status 404|isn't a panel/],
      ['http://127.0.0.1:9', /This web server can't reach the panel: .+/],
      ['ftp://radio.example', /This isn't a valid address\./],
    ] as const) {
      await page.fill('#onair-base-url', typed);
      await page.click('#onair-test');
      await page.waitForSelector('#onair-test:not([disabled])');
      assert.match(await page.locator('#onair-test-result').innerText(), sentence);
    }
    await page.close();
  });

  it('has a block for each tag', async () => {
    const blocks = TAGS.map((tag): [string] => [`onair/${tag}`]);
    const page = await openEditor(administrator, stage.wordpress, 'page', blocks);
    for (const tag of TAGS) {
      await page.waitForSelector(`onair-${tag}:is([status=ready], [status=empty])`, { state: 'attached' });
    }
    await selectFirst(page);
    await page.getByLabel('Layout').selectOption('line');
    await page.waitForSelector('onair-now-playing[layout=line]');
    const { statuses } = await visit(stage.browser, await stage.addressOf(await publish(page, 'Blocks')));
    assert.deepEqual(Object.keys(statuses).sort(), TAGS.map((tag) => `onair-${tag}`).sort());
    await page.close();
  });

  it('explains an empty station block', async () => {
    const page = await openEditor(administrator, stage.wordpress, 'page', [['onair/station']]);
    const hint = page.getByText('The blocks inside this block show the station that you choose here.');
    await hint.waitFor();
    await page.close();
  });

  it("shows block previews in the site editor's frame", async () => {
    await stage.wordpress.php(`switch_theme('twentytwentythree');`);
    const page = await administrator.newPage();
    await page.goto(`${stage.wordpress.url}/wp-admin/site-editor.php?canvas=edit`);
    const frame = page.frameLocator('iframe[name="editor-canvas"]');
    await frame.locator('[data-block]').first().waitFor();
    await insert(page, 'onair/now-playing');
    await frame.locator('onair-now-playing[status=ready]').first().waitFor();
    await page.close();
  });

  it("keeps an author's blocks, shortcodes and divs", async () => {
    const author = await signIn(stage.browser, stage.wordpress, 'ana');
    const page = await openEditor(author, stage.wordpress, 'post', [
      ['onair/now-playing', { vote: true, layout: 'line' }],
      ['onair/station', { delay: 8 }],
      ['core/shortcode', { text: '[onair history limit="3" include-current]' }],
      ['core/html', { content: '<div data-onair="player"></div>' }],
    ]);
    const { statuses, scripts } = await visit(
      stage.browser,
      await stage.addressOf(await publish(page, 'By Ana')),
    );
    assert.deepEqual(statuses, {
      'onair-now-playing': 'ready',
      'onair-history': 'ready',
      'onair-player': 'ready',
    });
    assert.ok(scripts.length > 0);
    const html = await (await fetch(await stage.addressOf(await publish(page, 'By Ana')))).text();
    assert.match(html, /<onair-now-playing layout="line" vote>/);
    assert.match(html, /<onair-history limit="3" include-current style="--onair-rows:3">/);
    await author.close();
  });

  it('shows the cause of a failure only to authors', async () => {
    const at = await stage.write(WRITTEN, 'ana');
    const isChecked = async (context: BrowserContext): Promise<boolean> =>
      /<script [^>]*data-onair-check/.test(await (await context.request.get(at)).text());
    const author = await signIn(stage.browser, stage.wordpress, 'ana');
    const visitor = await stage.browser.newContext();
    assert.deepEqual(await Promise.all([author, visitor].map(isChecked)), [true, false]);
    await Promise.all([author.close(), visitor.close()]);
  });

  for (const theme of THEMES) {
    for (const [kind, permalinks] of Object.entries(PERMALINKS)) {
      it(`${theme}, ${kind} permalinks: shows tags without a layout shift`, async (test) => {
        await stage.wordpress.php(
          `switch_theme('${theme}'); global $wp_rewrite; $wp_rewrite->set_permalink_structure('${permalinks}'); flush_rewrite_rules();`,
        );
        for (const type of ['post', 'page'] as const) {
          const at = await stage.write(WRITTEN + BELOW, 'ana', type);
          assert.equal(/\?p(age_id)?=/.test(at), kind === 'plain', at);
          for (const width of [360, 1280]) {
            const { statuses, moved, scripts, errors } = await visit(stage.browser, at, width);
            test.diagnostic(`${type} at ${width} pixels: moved by ${moved.toFixed(4)}`);
            assert.deepEqual(new Set(Object.values(statuses)), new Set(['ready']));
            assert.equal(Object.keys(statuses).length, 5);
            assert.ok(moved <= 0.02, `moved by ${moved}`);
            assert.deepEqual(errors, []);
            for (const script of scripts)
              assert.match(script, /\/plugins\/onair-widgets\/cdn\/\w+\/[\w/.-]+\.js$/);
          }
        }
      });

      it(`${theme}, ${kind} permalinks: doesn't change a page without tags`, async () => {
        const html = await load(await stage.write('No tag.', 'ana'));
        assert.ok(!html.includes('onair'));
      });
    }
  }

  it('shows a widget in a classic theme', async () => {
    await stage.wordpress.php(`switch_theme('twentytwentyone');
      update_option('widget_onair_widgets', [2 => ['title' => 'Now', 'tag' => 'now-playing', 'options' => 'layout=line'], '_multiwidget' => 1]);
      update_option('sidebars_widgets', ['sidebar-1' => ['onair_widgets-2'], 'array_version' => 3]);`);
    const at = await stage.write('No tag.', 'ana');
    assert.match(await load(at), /<h2 class="widget-title">Now<\/h2><(link|onair)/);
    assert.deepEqual((await visit(stage.browser, at)).statuses, { 'onair-now-playing': 'ready' });
    await stage.wordpress.php(
      `update_option('sidebars_widgets', ['sidebar-1' => [], 'array_version' => 3]);`,
    );
  });

  it('is translated for German and Austrian sites', async () => {
    // WordPress ignores a language without a translation of its own, and some versions of Debian have none for de_AT.
    const languages = join(stage.wordpress.folder, 'wp-content/languages');
    copyFileSync(join(languages, 'de_DE.mo'), join(languages, 'de_AT.mo'));
    const page = await administrator.newPage();
    for (const locale of ['de_DE', 'de_AT']) {
      await stage.wordpress.php(`update_option('WPLANG', '${locale}');`);
      await page.goto(`${stage.wordpress.url}/wp-admin/options-general.php?page=onair-widgets`);
      assert.equal(await page.locator('#onair-test').innerText(), 'Verbindung testen', locale);
    }
    await stage.wordpress.php(`delete_option('WPLANG');`);
    await page.close();
  });

  it('passes PHPCS', () => {
    const plugin = join(stage.wordpress.folder, 'wp-content/plugins/onair-widgets');
    assert.equal(
      execFileSync('phpcs', ['--standard=PSR12', '--extensions=php', plugin], { encoding: 'utf8' }),
      '',
    );
    assert.ok(statSync(ZIP).size < 540 * 1024);
  });

  it('causes no PHP notices', async () => {
    const log = await stage.wordpress.php(`echo file_get_contents(WP_CONTENT_DIR . '/../../debug.log');`);
    assert.deepEqual(
      log.split('\n').filter((line) => line.includes('onair-widgets')),
      [],
    );
  });

  it('removes all its data on deletion', async () => {
    await fetch(await stage.write(WRITTEN, 'ana'));
    const left = `foreach (['options' => ['option_name', 'option_value'], 'usermeta' => ['meta_key'], 'postmeta' => ['meta_key']] as $table => $columns) {
      foreach ($columns as $column) {
        $found = $wpdb->get_col("SELECT $column FROM {$wpdb->$table} WHERE $column LIKE '%onair%'");
        foreach ($found as $each) echo "$table $column $each\\n";
      }
    }`;
    assert.match(await stage.wordpress.php(left), /option_name _transient_onair_plays/);
    await stage.wordpress
      .php(`require ABSPATH . 'wp-admin/includes/admin.php'; deactivate_plugins('onair-widgets/onair-widgets.php');
      var_dump(delete_plugins(['onair-widgets/onair-widgets.php']));`);
    assert.equal(await stage.wordpress.php(left), '');
  });
});

/** Returns the HTML of a page. */
async function load(address: string): Promise<string> {
  return (await fetch(address)).text();
}
