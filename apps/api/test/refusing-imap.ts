import { once } from 'node:events';
import { connect, createServer } from 'node:net';

import { onTestFinished } from 'vitest';
import { z } from 'zod';

const TAG = /^\S+/;
const SEARCH = /^\S+ (?:UID )?SEARCH /i;
const FETCH = /^\S+ UID FETCH (\d+) /i;
const addressSchema = z.object({ port: z.number() });

/** The address of the same mailbox on a server that refuses some commands. */
async function refuse(url: string, isRefused: (command: string) => boolean): Promise<string> {
  const { hostname, port } = new URL(url);
  const server = createServer((socket) => {
    const mailbox = connect(Number(port), hostname);
    for (const end of [socket, mailbox]) end.on('error', () => undefined);
    socket.on('close', () => mailbox.destroy());
    mailbox.pipe(socket);
    socket.on('data', (bytes) => {
      const command = bytes.toString();
      if (isRefused(command)) {
        socket.write(`${TAG.exec(command)?.[0]} NO [SERVERBUG] Not at the moment\r\n`);
      } else mailbox.write(bytes);
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

/** The address of the same mailbox on a server that refuses the first search, whatever it asks for. */
export function refuseFirstSearch(url: string): Promise<string> {
  let isOver = false;
  return refuse(url, (command) => {
    const isFirst = SEARCH.test(command) && !isOver;
    isOver ||= isFirst;
    return isFirst;
  });
}

/** The address of the same mailbox on a server that gives no mail whose number is refused. */
export function refuseMails(url: string, isRefused: (uid: number) => boolean): Promise<string> {
  return refuse(url, (command) => {
    const [, uid] = FETCH.exec(command) ?? [];
    return uid !== undefined && isRefused(Number(uid));
  });
}
