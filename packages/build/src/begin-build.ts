import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Begins a build into a folder, so that one that is broken off does not pass for the finished one before it. Call what it
 * gives as the last step, with the values of the build's variables.
 */
export async function beginBuild(
  folder: string,
): Promise<(values: readonly string[]) => Promise<void>> {
  const mark = join(folder, 'finished');
  await rm(mark, { force: true });
  // Its date and content tell `npm start` whether sources or settings have changed since.
  return (values) => writeFile(mark, values.map((value) => `${value}\n`).join(''));
}
