/** The account that a file belongs to. */
export type Owner = { readonly uid: number; readonly gid: number };

/** One thing that a program did to a disk; paths begin at the root of the disk. */
export type Operation =
  | { readonly kind: 'make folder' | 'make file' | 'remove' | 'flush'; readonly path: string }
  | { readonly kind: 'write'; readonly path: string; readonly content: string }
  | { readonly kind: 'give'; readonly path: string; readonly owner: Owner }
  | { readonly kind: 'rename'; readonly from: string; readonly to: string };
