import { existsSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { join, relative } from 'node:path';

import type { Operation } from './operation.ts';

type Files = typeof import('node:fs/promises');

let recording: { readonly root: string; readonly operations: Operation[] } | undefined;

/** Runs the work and gives what it did below the root by means of `recordedFiles`. */
export async function recordOperations(
  root: string,
  work: () => Promise<unknown>,
): Promise<readonly Operation[]> {
  const operations: Operation[] = [];
  recording = { root, operations };
  try {
    await work();
  } finally {
    recording = undefined;
  }
  return operations;
}

/** The path from the recorded root; null for what lies elsewhere, or while nothing is recorded. */
function placeOf(path: string): string | null {
  if (!recording) return null;
  const place = relative(recording.root, path);
  return place.startsWith('..') ? null : place || '.';
}

function note(kind: 'make folder' | 'make file' | 'remove' | 'flush', path: string): void {
  const place = placeOf(path);
  if (place !== null) recording?.operations.push({ kind, path: place });
}

function noteWrite(path: string, content: unknown): void {
  const place = placeOf(path);
  if (place === null) return;
  recording?.operations.push({ kind: 'write', path: place, content: String(content) });
}

function noteOwner(path: string, uid: number, gid: number): void {
  const place = placeOf(path);
  if (place !== null)
    recording?.operations.push({ kind: 'give', path: place, owner: { uid, gid } });
}

function isKnown(path: string): boolean {
  const place = placeOf(path);
  return recording?.operations.some((known) => 'path' in known && known.path === place) ?? false;
}

function watchHandle(handle: FileHandle, path: string): FileHandle {
  const { writeFile, chown, sync } = handle;
  handle.writeFile = async (content, options) => {
    await writeFile.call(handle, content, options);
    noteWrite(path, content);
  };
  handle.chown = async (uid, gid) => {
    await chown.call(handle, uid, gid);
    noteOwner(path, uid, gid);
  };
  handle.sync = async () => {
    await sync.call(handle);
    note('flush', path);
  };
  return handle;
}

/** The functions of node:fs/promises, of which those that make, change, flush or remove something are recorded. */
export function recordedFiles(files: Files) {
  /** Notes a folder with all that is in it, as made by `cp`, or by another program that has flushed it. */
  async function noteTree(folder: string, isFlushed: boolean): Promise<void> {
    if (!isKnown(folder)) note('make folder', folder);
    for (const entry of await files.readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        await noteTree(path, isFlushed);
      } else if (!isKnown(path)) {
        note('make file', path);
        noteWrite(path, await files.readFile(path, 'utf8'));
        const { uid, gid } = await files.stat(path);
        noteOwner(path, uid, gid);
        if (isFlushed) note('flush', path);
      }
    }
    if (isFlushed) note('flush', folder);
  }

  return {
    ...files,
    mkdir: async (path: string, options: { recursive?: boolean; mode?: number } = {}) => {
      const first = await files.mkdir(path, options);
      if (options.recursive !== true) note('make folder', path);
      else if (first !== undefined) {
        note('make folder', first);
        let made = first;
        for (const name of relative(first, path).split('/').filter(Boolean)) {
          made = join(made, name);
          note('make folder', made);
        }
      }
      return first;
    },
    open: async (path: string, flags = 'r', mode = 0o666) => {
      const handle = await files.open(path, flags, mode);
      if (flags !== 'r') note('make file', path);
      return watchHandle(handle, path);
    },
    writeFile: async (path: string, content: string, options: { mode?: number } = {}) => {
      await files.writeFile(path, content, options);
      note('make file', path);
      noteWrite(path, content);
    },
    chown: async (path: string, uid: number, gid: number) => {
      await files.chown(path, uid, gid);
      if ((await files.stat(path)).isFile()) noteOwner(path, uid, gid);
    },
    cp: async (from: string, to: string, options: object) => {
      await files.cp(from, to, options);
      await noteTree(to, false);
    },
    rename: async (from: string, to: string) => {
      const [place, target] = [placeOf(from), placeOf(to)];
      // What nobody here has made is initdb's, which flushes it.
      const isFolder = (await files.stat(from)).isDirectory();
      const isCopy =
        isFolder && (await files.readdir(from)).some((name) => isKnown(join(from, name)));
      if (place !== null && isFolder && !isCopy) await noteTree(from, true);
      await files.rename(from, to);
      if (place !== null && target !== null)
        recording?.operations.push({ kind: 'rename', from: place, to: target });
    },
    rm: async (path: string, options: object) => {
      const wasThere = existsSync(path);
      await files.rm(path, options);
      if (wasThere) note('remove', path);
    },
  };
}
