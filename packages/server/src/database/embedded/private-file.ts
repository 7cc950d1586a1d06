import { open } from 'node:fs/promises';

const PRIVATE = 0o600;

/** Makes the file where there is none, and takes it from everybody else where it was open to them. */
export async function keepPrivate(path: string): Promise<void> {
  const file = await open(path, 'a', PRIVATE);
  try {
    const { mode, uid } = await file.stat();
    if ((mode & 0o777) !== PRIVATE && uid === process.getuid?.()) await file.chmod(PRIVATE);
  } finally {
    await file.close();
  }
}
