import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:html|css|js|svg|json|txt|xml|webmanifest)$/;

/**
 * How distances are written (RFC 7932, section 4): as the encoder has it, and with those of long texts in mind that say
 * many things twice. Which is smaller shows only when both are there.
 */
const DISTANCES = [
  {},
  {
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_NPOSTFIX]: 3,
    [constants.BROTLI_PARAM_NDIRECT]: 8,
  },
];

async function packWithBrotli(raw: Buffer): Promise<Buffer> {
  const packed = await Promise.all(
    DISTANCES.map(async (distances) =>
      promisify(brotliCompress)(raw, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
          ...distances,
        },
      }),
    ),
  );
  return packed.reduce((best, one) => (one.length < best.length ? one : best));
}

async function compress(path: string): Promise<void> {
  const raw = await readFile(path);
  const [br, gz] = await Promise.all([packWithBrotli(raw), promisify(gzip)(raw, { level: 9 })]);
  if (br.length < raw.length) await writeFile(`${path}.br`, br);
  if (gz.length < raw.length) await writeFile(`${path}.gz`, gz);
}

/** Writes a `.br` and a `.gz` beside every text file in the folder, where that is smaller. */
export async function compressAll(folder: string): Promise<void> {
  for await (const file of glob('**/*', { cwd: folder })) {
    if (TEXT.test(file)) await compress(join(folder, file));
  }
}
