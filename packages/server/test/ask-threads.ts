import { once } from 'node:events';
import { connect } from 'node:net';

/** How the IMAP server at a URL puts the mails of a mailbox in threads (RFC 5256, REFERENCES), as it says it: `(1 2)(3)`. */
export async function askThreads(imapUrl: string): Promise<string> {
  const { hostname, port, username, password } = new URL(imapUrl);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  let heard = '';
  socket.on('data', (text: string) => (heard += text));

  async function ask(tag: string, command: string): Promise<void> {
    socket.write(`${tag} ${command}\r\n`);
    while (!new RegExp(`^${tag} `, 'm').test(heard)) {
      // An answer comes in pieces.
      await once(socket, 'data');
    }
    if (!heard.includes(`${tag} OK`)) throw new Error(`The mailbox said: ${heard}`);
  }

  try {
    await ask('a1', `LOGIN ${username} ${password}`);
    await ask('a2', 'SELECT INBOX');
    await ask('a3', 'THREAD REFERENCES UTF-8 ALL');
    return /^\* THREAD (.*?)\r?$/m.exec(heard)?.[1] ?? '';
  } finally {
    socket.destroy();
  }
}
