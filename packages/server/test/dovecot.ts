import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { findTool } from './debian-tool.ts';
import { findFreePort } from './free-port.ts';
import { makeTempFolder } from './temp-folder.ts';

const PASSWORD = 'secret';
/** The account that Debian has for mail; Dovecot gives nobody's mailbox to the superuser. */
const MAIL_ACCOUNT = 8;
const LOOK_EVERY_MS = 20;
const START_MS = 20_000;

/** An IMAP server whose mailboxes come into being as they are asked for. */
export type Dovecot = {
  /** What IMAP_URL is for somebody's mailbox. */
  url(user: string, password?: string): string;
  /** The same with TLS from the first byte. */
  secureUrl(user: string): string;
  /** The certificate that the server shows, which no authority has signed. */
  readonly certificate: string;
  /** Puts a mail into somebody's mailbox. */
  deliver(user: string, mail: string): Promise<void>;
  stop(): Promise<void>;
};

/** Makes a key and a certificate of this machine; Debian's Dovecot brings OpenSSL with it. */
function makeCertificate(folder: string): void {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...curve, ...subject, ...files], {
    stdio: 'ignore',
  });
}

type Ports = { readonly plain: number; readonly secure: number };

const writeConfig = (folder: string, ports: Ports): string => `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = yes
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
disable_plaintext_auth = no
auth_mechanisms = plain
mail_location = maildir:${folder}/mail/%u
first_valid_uid = ${MAIL_ACCOUNT}
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${MAIL_ACCOUNT} gid=${MAIL_ACCOUNT} home=${folder}/mail/%u
}
service imap-login {
  inet_listener imap {
    port = ${ports.plain}
  }
  inet_listener imaps {
    port = ${ports.secure}
    ssl = yes
  }
}
`;

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'data');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Starts Debian's Dovecot, which is installed where it is not; null where it cannot be had or may not run. */
export async function startDovecot(): Promise<Dovecot | null> {
  const program = process.getuid?.() === 0 ? findTool('dovecot') : null;
  if (program === null) return null;
  const { path, remove } = await makeTempFolder();
  const mails = join(path, 'mail');
  const ports: Ports = { plain: await findFreePort(), secure: await findFreePort() };
  await mkdir(mails);
  await chown(mails, MAIL_ACCOUNT, MAIL_ACCOUNT);
  makeCertificate(path);
  await writeFile(join(path, 'conf'), writeConfig(path, ports));
  const server = spawn(program, ['-F', '-c', join(path, 'conf')], { stdio: 'ignore' });
  const ended = once(server, 'exit');

  async function stop(): Promise<void> {
    server.kill();
    await ended;
    await remove();
  }

  const deadline = Date.now() + START_MS;
  while (!(await answers(ports.plain))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      const log = await readFile(join(path, 'log'), 'utf8').catch(() => 'it wrote no log');
      await stop();
      throw new Error(`Dovecot did not start: ${log}`);
    }
    await sleep(LOOK_EVERY_MS);
  }

  return {
    url: (user, password = PASSWORD) => `imap://${user}:${password}@127.0.0.1:${ports.plain}/INBOX`,
    secureUrl: (user) => `imaps://${user}:${PASSWORD}@127.0.0.1:${ports.secure}/INBOX`,
    certificate: await readFile(join(path, 'cert.pem'), 'utf8'),
    async deliver(user, mail) {
      const name = `${process.hrtime.bigint()}.${randomUUID()}`;
      const folders = ['', 'tmp', 'new', 'cur'].map((folder) => join(mails, user, folder));
      for (const folder of folders) {
        await mkdir(folder, { recursive: true });
        await chown(folder, MAIL_ACCOUNT, MAIL_ACCOUNT);
      }
      const draft = join(mails, user, 'tmp', name);
      await writeFile(draft, mail.replaceAll(/\r?\n/g, '\r\n'));
      await chown(draft, MAIL_ACCOUNT, MAIL_ACCOUNT);
      await rename(draft, join(mails, user, 'new', name));
    },
    stop,
  };
}
