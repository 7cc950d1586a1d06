import { isLocalHost } from '@high-street/server';

const FOLDER = 'INBOX';
const PORTS = { 'imaps:': 993, 'imap:': 143 };

/** Which mailbox is read, and how it is reached. */
export type ImapPlace = {
  /** What names the mailbox in the database and to people, without its password. */
  readonly name: string;
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly folder: string;
  /** `start` begins unencrypted and goes on by STARTTLS or not at all. */
  readonly tls: 'at-once' | 'start' | 'none';
};

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The mailbox that IMAP_URL names; null for an address that names none. */
export function parseImapUrl(text: string): ImapPlace | null {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== 'imaps:' && url.protocol !== 'imap:')) return null;
  const [user, password, path] = [url.username, url.password, url.pathname.slice(1)].map(decode);
  if (!user || !password || path === null || path === undefined || url.hostname === '') return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const folder = path || FOLDER;
  const plain = isLocalHost(host) ? 'none' : 'start';
  return {
    name: `${user} at ${host}, ${folder}`,
    host,
    port: Number(url.port || PORTS[url.protocol]),
    user,
    password,
    folder,
    tls: url.protocol === 'imaps:' ? 'at-once' : plain,
  };
}
