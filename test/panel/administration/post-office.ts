/** A real SMTP server on a loopback port, and the mails that it took. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface PostOffice {
  port: number;
  /** Each mail as it came over the wire. */
  mails: string[];
  close(): Promise<void>;
}

export async function openPostOffice(): Promise<PostOffice> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        mails.push(Buffer.concat(parts).toString('utf8'));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The text of a mail, without the soft breaks that the wire needs. */
export function textOf(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/** What the link in a mail asks for. */
export function linkIn(mail: string): URL {
  const [found = ''] = /https?:\/\/[^\s<>"]+/.exec(textOf(mail)) ?? [];
  return new URL(found);
}
