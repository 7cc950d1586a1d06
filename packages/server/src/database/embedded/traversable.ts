import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Says whether any account may walk through the folder and every folder above it. */
export async function isTraversableByOthers(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || isTraversableByOthers(parent);
}
