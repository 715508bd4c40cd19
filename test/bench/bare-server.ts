/** A plain node:http server that copies one response of another server. It exits with its parent process. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const [copied = ''] = process.argv.slice(2);
const answer = await fetch(copied);
const body = Buffer.from(await answer.arrayBuffer());
const headers = Object.fromEntries(
  [...answer.headers].filter(
    ([name]) => !['date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name),
  ),
);
headers['content-length'] = String(body.length);

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.on('disconnect', () => process.exit(0));
