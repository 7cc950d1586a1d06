import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

import { unlessMissing } from '@high-street/server';

/** Where a file is written before it takes its place; always the same, so that a run after a killed one writes over it. */
export function nameUnfinished(path: string): string {
  return `${path}.unfinished`;
}

/** Gives a file this content in one step, for readers and for a power cut; true unless it had it already. */
export async function replaceFile(path: string, content: Buffer): Promise<boolean> {
  const found = await unlessMissing(readFile(path));
  if (found?.equals(content)) return false;
  await mkdir(dirname(path), { recursive: true });
  const file = await open(nameUnfinished(path), 'w', 0o644);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(nameUnfinished(path), path);
  return true;
}

/** Removes a file and what a killed run may have left beside it. */
export async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true });
  await removeUnfinished(path);
}

/** Removes what a killed run may have left beside a file. */
export async function removeUnfinished(path: string): Promise<void> {
  await rm(nameUnfinished(path), { force: true });
}
