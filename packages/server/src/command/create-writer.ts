import type { Writable } from 'node:stream';

/** Writes texts one after the other; rejects with the stream's error, such as EPIPE when the reader has gone. */
export function createWriter(stream: Writable): (text: string) => Promise<void> {
  // Each write reports its own error; unheard, the same error would end the process.
  stream.on('error', () => undefined);
  return (text) =>
    new Promise((resolve, reject) => {
      stream.write(text, (error) => (error ? reject(error) : resolve()));
    });
}
