import { readFile } from 'node:fs/promises';

import type { Font } from '@high-street/owner';
import cutFont from 'subset-font';

/**
 * A font at one weight, cut to the characters of a text, as a TrueType file to put into a document. A font without an axis of
 * weights keeps the weight that it has.
 */
export async function printFont({ file }: Font, weight: number, text: string): Promise<Buffer> {
  const whole = await readFile(file);
  const options = { targetFormat: 'sfnt' } as const;
  return cutFont(whole, text, { ...options, variationAxes: { wght: weight } }).catch(() =>
    cutFont(whole, text, options),
  );
}
