import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createSecureServer, type ServerHttp2Stream } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readStaticFiles, type StaticFiles } from '@high-street/server/static';

/** The least that a page can be: what no page is faster than on this machine. */
export const FLOOR_PATH = '/floor';
const FLOOR =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Floor</title><p>Floor</p></html>';

/** A key and a certificate for this machine alone, made anew; throws when OpenSSL is not installed. */
async function makeCertificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', '/CN=localhost', '-days', '2'];
  try {
    execFileSync('openssl', ['req', '-x509', ...curve, ...subject, '-keyout', key, '-out', cert], {
      stdio: 'ignore',
    });
    return { key: await readFile(key), cert: await readFile(cert) };
  } catch (error) {
    throw new Error('The bench needs the command openssl for its certificate. Install OpenSSL.', {
      cause: error,
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

function answer(stream: ServerHttp2Stream, path: string, files: StaticFiles): void {
  if (path === FLOOR_PATH) {
    stream.respond({ ':status': 200, 'content-type': 'text/html; charset=utf-8' });
    stream.end(FLOOR);
    return;
  }
  const file = files.get(path);
  if (!file) {
    stream.respond({ ':status': 404 }, { endStream: true });
    return;
  }
  const encoding = file.bodies.has('br') ? 'br' : 'identity';
  stream.respond({
    ':status': 200,
    'content-type': file.contentType,
    'cache-control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: `"${file.etag}"`,
    ...(encoding === 'br' && { 'content-encoding': 'br' }),
  });
  stream.end(file.bodies.get(encoding));
}

/** Serves a built folder, and the floor page, over HTTP/2 and TLS as a host of static files would; `origin` is its address. */
export async function startPageServer(folder: string) {
  const files = await readStaticFiles(folder);
  if (!files.has('/')) throw new Error('There is no built site. Run npm run build first.');
  const server = createSecureServer(await makeCertificate());
  server.on('stream', (stream, headers) => {
    // A browser that is done closes what it no longer reads.
    stream.on('error', () => undefined);
    answer(stream, new URL(headers[':path'] ?? '/', 'https://localhost').pathname, files);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `https://localhost:${address.port}`,
    stop: async (): Promise<void> => {
      server.close();
    },
  };
}
