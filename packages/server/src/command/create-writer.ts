import type { Writable } from 'node:stream';

import { errorCode } from '#/error/error-code.ts';

/** The reader of the output has what it wanted, as `head` does. */
export class ReaderGone extends Error {
  override readonly name = 'ReaderGone';
}

/** Writes texts one after the other; rejects with the stream's error, or with ReaderGone. */
export function createWriter(stream: Writable): (text: string) => Promise<void> {
  // Each write reports its own error; unheard, the same error would end the process.
  stream.on('error', () => undefined);
  return (text) =>
    new Promise((resolve, reject) => {
      stream.write(text, (error) => {
        if (!error) return resolve();
        reject(errorCode(error) === 'EPIPE' ? new ReaderGone('', { cause: error }) : error);
      });
    });
}
