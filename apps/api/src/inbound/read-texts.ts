import { randomUUID } from 'node:crypto';

import type { ImapFlow, MessageStructureObject } from 'imapflow';

import type { NamedPart } from './parse-mail.ts';

/** What is read of one text of a mail, and of how many. */
const MOST_BYTES = 200_000;
const MOST_TEXTS = 10;
const TEXT = /^text\/(?:plain|html)$/i;
/** The fields of a mail's headers that say what its body is. */
const ABOUT_BODY = /^content-[a-z-]+:.*\r?\n(?:[ \t].*\r?\n)*/gim;
/** Lines of base 64 hold 57 bytes in 76 characters and a line break. */
const BASE_64 = 57 / 78;

type Part = MessageStructureObject;
/** The parts of a part; a mail in a mail is a part of its own. */
const partsOf = ({ type, childNodes = [] }: Part): readonly Part[] =>
  type.startsWith('message/') ? [] : childNodes;

function listLeaves(part: Part): readonly Part[] {
  const parts = partsOf(part);
  return parts.length === 0 ? [part] : parts.flatMap(listLeaves);
}

export const isText = ({ type, disposition }: Part): boolean =>
  TEXT.test(type) && disposition !== 'attachment';

/** What comes with a mail beside its texts, as the server describes it. */
export function listLeft(structure: Part): readonly NamedPart[] {
  return listLeaves(structure)
    .filter((part) => !isText(part))
    .map(({ type, size = 0, encoding, parameters, dispositionParameters }) => ({
      filename: dispositionParameters?.['filename'] ?? parameters?.['name'] ?? '',
      mimeType: type,
      bytes: encoding?.toLowerCase() === 'base64' ? Math.floor(size * BASE_64) : size,
    }));
}

function write(part: Part, texts: ReadonlyMap<string, string>): string {
  const parts = partsOf(part);
  if (parts.length === 0) return texts.get(part.part ?? '') ?? '\r\n';
  const boundary = randomUUID();
  const written = parts.map((each) => `--${boundary}\r\n${write(each, texts)}\r\n`).join('');
  return `Content-Type: ${part.type}; boundary="${boundary}"\r\n\r\n${written}--${boundary}--`;
}

/** Which parts a mail has, as its server describes them; null for a mail that is gone. */
export async function readStructure(client: ImapFlow, uid: number): Promise<Part | null> {
  const mail = await client.fetchOne(String(uid), { bodyStructure: true }, { uid: true });
  return (mail && mail.bodyStructure) || null;
}

/** A mail without all that is no text, in whichever order it has them; `headers` are its own. */
export async function readTexts(
  client: ImapFlow,
  uid: number,
  { structure, headers }: { structure: Part; headers: Buffer },
): Promise<Buffer> {
  const keys = listLeaves(structure)
    .filter(isText)
    .flatMap(({ part }) => part ?? [])
    .slice(0, MOST_TEXTS);
  const bodyParts = keys.flatMap((key) => [`${key}.mime`, { key, maxLength: MOST_BYTES }]);
  const mail =
    keys.length > 0 && (await client.fetchOne(String(uid), { bodyParts }, { uid: true }));
  const sourceOf = (key: string): string =>
    (mail && mail.bodyParts?.get(key)?.toString('latin1')) || '';
  const texts = new Map(keys.map((key) => [key, `${sourceOf(`${key}.mime`)}${sourceOf(key)}`]));
  const head = headers.toString('latin1').replaceAll(ABOUT_BODY, '').trimEnd();
  return Buffer.from(`${head}\r\n${write(structure, texts)}`, 'latin1');
}
