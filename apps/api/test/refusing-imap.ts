import { once } from 'node:events';
import { connect, createServer } from 'node:net';

import { onTestFinished } from 'vitest';
import { z } from 'zod';

const SEARCH = /^(\S+) (?:UID )?SEARCH /i;
const addressSchema = z.object({ port: z.number() });

/** The address of the same mailbox on a server that refuses the first search, whatever it asks for. */
export async function refuseFirstSearch(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  let isRefused = false;
  const server = createServer((socket) => {
    const mailbox = connect(Number(port), hostname);
    for (const end of [socket, mailbox]) end.on('error', () => undefined);
    socket.on('close', () => mailbox.destroy());
    mailbox.pipe(socket);
    socket.on('data', (bytes) => {
      const [, tag] = SEARCH.exec(bytes.toString()) ?? [];
      if (tag === undefined || isRefused) {
        mailbox.write(bytes);
        return;
      }
      isRefused = true;
      socket.write(`${tag} NO [SERVERBUG] Not at the moment\r\n`);
    });
  });
  server.listen(0, hostname);
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    await once(server, 'close');
  });
  const refusing = new URL(url);
  refusing.port = String(addressSchema.parse(server.address()).port);
  return refusing.href;
}
