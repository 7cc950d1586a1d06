import { chown, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import type { Operation, Owner } from './operation.ts';

type Version = { readonly content: string; readonly owner: Owner };
/** The first version is on the disk, the last one is what programs read; each between them may be there instead. */
type File = { readonly kind: 'file'; versions: Version[] };
/** What happened to the names of a folder in one step: a node for a new one, null for one that went. */
type Change = readonly (readonly [name: string, node: Node | null])[];
type Folder = {
  readonly kind: 'folder';
  readonly names: Map<string, Node>;
  flushed: ReadonlyMap<string, Node>;
  /** Made since the folder was flushed: each may be on the disk or not, whatever came before or after it. */
  changes: Change[];
};
type Node = File | Folder;

/** What a disk may hold: the files by their paths, and null for a folder. */
export type DiskState = ReadonlyMap<string, Version | null>;

const ROOT_OWNER: Owner = { uid: 0, gid: 0 };

function aFolder(): Folder {
  return { kind: 'folder', names: new Map(), flushed: new Map(), changes: [] };
}

function find(root: Folder, path: string): Node {
  if (path === '.') return root;
  const found = folderOf(root, path).names.get(basename(path));
  if (!found) throw new Error(`the operations know no ${path}`);
  return found;
}

function folderOf(root: Folder, path: string): Folder {
  const folder = find(root, dirname(path));
  if (folder.kind !== 'folder') throw new Error(`${dirname(path)} is no folder`);
  return folder;
}

function fileAt(root: Folder, path: string): File {
  const file = find(root, path);
  if (file.kind !== 'file') throw new Error(`${path} is no file`);
  return file;
}

function change(folder: Folder, step: Change): void {
  folder.changes.push(step);
  apply(folder.names, step);
}

function apply(names: Map<string, Node>, step: Change): void {
  for (const [name, node] of step) {
    if (node) names.set(name, node);
    else names.delete(name);
  }
}

function addVersion(file: File, changed: Partial<Version>): void {
  const last = file.versions.at(-1) ?? { content: '', owner: ROOT_OWNER };
  file.versions.push({ ...last, ...changed });
}

function flush(node: Node): void {
  if (node.kind === 'file') {
    node.versions = node.versions.slice(-1);
  } else {
    node.flushed = new Map(node.names);
    node.changes = [];
  }
}

function perform(root: Folder, operation: Operation): void {
  switch (operation.kind) {
    case 'make folder':
      return change(folderOf(root, operation.path), [[basename(operation.path), aFolder()]]);
    case 'make file': {
      const folder = folderOf(root, operation.path);
      const name = basename(operation.path);
      if (folder.names.has(name)) return addVersion(fileAt(root, operation.path), { content: '' });
      const versions = [{ content: '', owner: ROOT_OWNER }];
      return change(folder, [[name, { kind: 'file', versions }]]);
    }
    case 'write':
      return addVersion(fileAt(root, operation.path), { content: operation.content });
    case 'give':
      return addVersion(fileAt(root, operation.path), { owner: operation.owner });
    case 'rename': {
      const { from, to } = operation;
      if (dirname(from) !== dirname(to)) throw new Error('only a rename within a folder is known');
      return change(folderOf(root, from), [
        [basename(from), null],
        [basename(to), find(root, from)],
      ]);
    }
    case 'remove':
      return change(folderOf(root, operation.path), [[basename(operation.path), null]]);
    case 'flush':
      return flush(find(root, operation.path));
  }
}

function subsets<Member>(members: readonly Member[]): Member[][] {
  let found: Member[][] = [[]];
  for (const member of members) found = found.flatMap((subset) => [subset, [...subset, member]]);
  return found;
}

function statesOfFile({ versions }: File, path: string): DiskState[] {
  // What was being written may be there in part.
  const torn = versions.slice(1).map(({ content, owner }) => ({
    content: content.slice(0, content.length / 2),
    owner,
  }));
  return [...versions, ...torn].map((version) => new Map([[path, version]]));
}

function statesOf(node: Node, path: string): DiskState[] {
  if (node.kind === 'file') return statesOfFile(node, path);
  return subsets(node.changes).flatMap((kept) => {
    const names = new Map(node.flushed);
    for (const step of kept) apply(names, step);
    return [...names].reduce<DiskState[]>(
      (states, [name, child]) =>
        states.flatMap((state) =>
          statesOf(child, join(path, name)).map((inside) => new Map([...state, ...inside])),
        ),
      [new Map([[path, null]])],
    );
  });
}

function replay(operations: readonly Operation[]): Folder {
  const root = aFolder();
  for (const operation of operations) perform(root, operation);
  return root;
}

/**
 * Everything that a disk may hold when its power goes after these operations: of what was not flushed each part may be
 * there or not, names apart from contents and in no order, as POSIX allows.
 */
export function crashStates(operations: readonly Operation[]): DiskState[] {
  const states = statesOf(replay(operations), '.');
  return [...new Map(states.map((state) => [JSON.stringify([...state]), state])).values()];
}

/** What programs see after these operations. */
export function seenState(operations: readonly Operation[]): DiskState {
  const root = replay(operations);
  function flushAll(node: Node): void {
    flush(node);
    if (node.kind === 'folder') for (const child of node.names.values()) flushAll(child);
  }
  flushAll(root);
  return statesOf(root, '.')[0] ?? new Map();
}

/** Makes a folder hold what the disk does. */
export async function writeState(state: DiskState, folder: string): Promise<void> {
  for (const [path, version] of state) {
    const place = join(folder, path);
    if (version === null) {
      await mkdir(place, { recursive: true });
    } else {
      await writeFile(place, version.content, { mode: 0o600 });
      if (process.getuid?.() === 0) await chown(place, version.owner.uid, version.owner.gid);
    }
  }
}
