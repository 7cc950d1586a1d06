import { Drawing } from '#/sections/drawing.tsx';
import { windowCrates } from '#drawn/window-crates.ts';

import type { ListId } from './window-words.ts';

/** Where the drawing holds each heap, and the boards of a crate. */
const HEAPS = {
  arrivals: { part: 0, crop: '0 0 600 220' },
  featured: { part: 1, crop: '0 220 600 220' },
} as const;
const FRONT = { part: 2, crop: '0 440 600 250' } as const;

/** A crate by the door with its list's name on it. */
export function Crate({ of: list, label }: { of: ListId; label: string }) {
  return (
    <div className="crate" data-list={list}>
      <Drawing of={windowCrates} {...HEAPS[list]} className="h-auto w-full" />
      <div className="crate-boards">
        <Drawing of={windowCrates} {...FRONT} className="h-auto w-full" />
        <p className="sign crate-label">{label}</p>
      </div>
    </div>
  );
}
