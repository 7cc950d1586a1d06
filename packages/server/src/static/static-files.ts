import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

import { unlessMissing } from '#/error/error-code.ts';

/** The type of what a built file holds, by how its name ends. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
};

/** How a body is packed for transport. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** One built file, ready to be sent. */
export type StaticFile = {
  readonly contentType: string;
  readonly etag: string;
  /** True when its address changes with its content, so that it may be kept for ever. */
  readonly isImmutable: boolean;
  readonly bodies: ReadonlyMap<Encoding, Buffer>;
};

/** Built files by address; pages are under the address that people type. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

async function readIfThere(path: string): Promise<Buffer | null> {
  return readFile(path).catch(() => null);
}

async function readStaticFile(folder: string, name: string): Promise<StaticFile> {
  const path = join(folder, name);
  const raw = await readFile(path);
  const bodies = new Map<Encoding, Buffer>([['identity', raw]]);
  const [br, gzip] = [await readIfThere(`${path}.br`), await readIfThere(`${path}.gz`)];
  if (br) bodies.set('br', br);
  if (gzip) bodies.set('gzip', gzip);
  return {
    contentType: CONTENT_TYPES[extname(name)] ?? 'application/octet-stream',
    etag: createHash('sha256').update(raw).digest('base64url').slice(0, 22),
    isImmutable: name.startsWith('assets/'),
    bodies,
  };
}

/** Reads one file of a built folder by its name there; undefined when there is none. */
export async function findStaticFile(
  folder: string,
  name: string,
): Promise<StaticFile | undefined> {
  return unlessMissing(readStaticFile(folder, name));
}

/** `enquiry/index.html` is the page at `/enquiry`; every other file is under its own name. */
function buildAddress(name: string): string {
  return `/${name}`.replace(/\/index\.html$/, '') || '/';
}

/** The files of a built site; of folders whose names begin with a dot only the one that RFC 8615 reserves. */
export const BUILT_FILES = ['**/*.*', '.well-known/*.*'];

/** Reads a whole built folder into memory; an absent one gives no files. */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  for await (const entry of glob(BUILT_FILES, { cwd: folder })) {
    const name = entry.replaceAll('\\', '/');
    if (name.endsWith('.br') || name.endsWith('.gz')) continue;
    files.set(buildAddress(name), await readStaticFile(folder, name));
  }
  return files;
}
