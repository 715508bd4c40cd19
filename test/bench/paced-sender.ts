/**
 * Sends requests at a fixed rate, independent of the responses, as visitors do. It uses plain sockets, since an HTTP client would be
 * slower than the measured server. All responses must have the same length.
 */
import { connect, type Socket } from 'node:net';

interface Line {
  socket: Socket;
  /** Due times of requests without a response. */
  open: number[];
  received: number;
}

/** Returns the milliseconds from the due time of each request to its response, sorted. */
export async function timeAnswers(
  address: string,
  perSecond: number,
  seconds: number,
  connections: number,
): Promise<number[]> {
  const { host, hostname, port, pathname, search } = new URL(address);
  const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const length = await lengthOfAnswer(hostname, Number(port), request);
  const times: number[] = [];
  const count = Math.round(perSecond * seconds);
  return new Promise((resolve, reject) => {
    const lines = Array.from({ length: connections }, (): Line => {
      const line: Line = { socket: connect(Number(port), hostname), open: [], received: 0 };
      line.socket.setNoDelay(true);
      line.socket.on('error', reject);
      line.socket.on('data', (part) => {
        line.received += part.length;
        while (line.received >= length && line.open.length > 0) {
          line.received -= length;
          times.push(performance.now() - (line.open.shift() ?? NaN));
        }
        if (times.length === count) {
          lines.forEach(({ socket }) => socket.destroy());
          resolve(times.sort((a, b) => a - b));
        }
      });
      return line;
    });
    const begun = performance.now();
    let sent = 0;
    const beat = setInterval(() => {
      const due = Math.min(count, ((performance.now() - begun) / 1000) * perSecond);
      for (; sent < due; sent += 1) {
        const line = lines.reduce((best, each) => (each.open.length < best.open.length ? each : best));
        line.open.push(begun + (sent / perSecond) * 1000);
        line.socket.write(request);
      }
      if (sent >= count) clearInterval(beat);
    }, 1);
  });
}

function lengthOfAnswer(host: string, port: number, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => socket.write(request));
    let response = '';
    socket.setEncoding('latin1').on('error', reject);
    socket.on('data', (part: string) => {
      response += part;
      const head = response.indexOf('\r\n\r\n') + 4;
      const body = Number(/content-length: (\d+)/i.exec(response)?.[1] ?? NaN);
      if (head > 3 && response.length >= head + body) {
        socket.destroy();
        resolve(head + body);
      }
    });
  });
}
