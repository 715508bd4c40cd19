import { startPanel } from '../../src/panel/panel.js';
import { openBrowser } from '../support/browser.js';
import { controlOf } from '../support/control.js';
import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
const panel = await startPanel({ control: true });
await controlOf(panel.url).play({ title: 'Paper Boats', author: 'A', length: 3600000 });
const page0 = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Radio</title><script type="module" src="/onair.js" data-base-url="${panel.url}"></script></head><body><h1>Radio</h1><onair-now-playing></onair-now-playing></body></html>`;
const server = createServer((q, r) => { const p = q.url!.split('?')[0]!; const f = (process.argv[2] ?? 'dist/onair-widgets/cdn') + p; const t = p === '/' ? page0 : existsSync(f) ? readFileSync(f) : null; if (!t) return r.writeHead(404).end(); r.writeHead(200, { 'Content-Type': p.endsWith('.js') ? 'text/javascript' : 'text/html', 'Content-Encoding': 'br' }); r.end(brotliCompressSync(t)); });
await new Promise<void>((x) => server.listen(0, '127.0.0.1', x));
const url = 'http://127.0.0.1:' + (server.address() as any).port + '/';
const browser = await openBrowser();
for (let i = 0; i < 3; i++) {
const ctx = await browser.newContext(); const page = await ctx.newPage();
const c = await ctx.newCDPSession(page);
await c.send('Network.enable'); await c.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 204800, uploadThroughput: 93750 });
await c.send('Emulation.setCPUThrottlingRate', { rate: 4 });
await page.addInitScript(`requestAnimationFrame(function look(){ if ([...document.querySelectorAll('onair-now-playing')].some(e=>(e.shadowRoot??e).textContent.includes('Paper Boats'))) window.ft=performance.now(); else requestAnimationFrame(look)});
new PerformanceObserver(l=>{for(const e of l.getEntries())(window.lt??=[]).push([e.name,e.startTime|0,e.duration|0])}).observe({type:'longtask',buffered:true});`);
if (i===2) await c.send('Profiler.enable'), await c.send('Profiler.start');
await page.goto(url, { waitUntil: 'commit' });
await page.waitForFunction('window.ft', null, { polling: 200 });
console.log(await page.evaluate(`[window.ft|0, JSON.stringify(window.lt), JSON.stringify(performance.getEntriesByType('resource').map(e=>[e.name.slice(-40),e.startTime|0,e.responseStart|0,e.responseEnd|0])), JSON.stringify(performance.getEntriesByType('paint').map(e=>[e.name,e.startTime|0]))].join('\\n')`));
if (i===2) { const { profile } = await c.send('Profiler.stop'); const self: Record<string, number> = {}; const dt = profile.timeDeltas!; const byId = new Map(profile.nodes.map((n) => [n.id, n])); profile.samples!.forEach((id, k) => { const n = byId.get(id)!; const key = n.callFrame.functionName + ' ' + n.callFrame.url.slice(-30) + ':' + n.callFrame.lineNumber + ':' + n.callFrame.columnNumber; self[key] = (self[key] ?? 0) + dt[k]!; }); console.log(Object.entries(self).sort((a, b) => b[1] - a[1]).slice(0, 25).map(([k, v]) => (v / 1000).toFixed(0) + ' ms ' + k).join('\n')); }
await ctx.close();
}
await browser.close(); server.close(); server.closeAllConnections(); await panel.close();
