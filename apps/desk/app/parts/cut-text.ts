import { findBlanks } from '@high-street/contract';

/** A piece of a text: a blank that is left, what filled one, or what stands between them. */
type Piece = {
  readonly at: number;
  readonly kind: 'text' | 'blank' | 'filled';
  readonly text: string;
};

/** The places at which a part of a text stands, from a place on. */
function findPlace(text: string, parts: readonly string[], from: number) {
  const places = parts
    .map((part) => ({ part, at: text.indexOf(part, from) }))
    .filter(({ at }) => at >= 0);
  return places.toSorted((one, other) => one.at - other.at)[0] ?? null;
}

/** Cuts a text at its blanks, and at what filled others. */
export function cutText(text: string, filled: readonly string[]): readonly Piece[] {
  const blanks = findBlanks(text);
  const pieces: Piece[] = [];
  let place = 0;
  for (;;) {
    const next = findPlace(text, [...filled.filter(Boolean), ...blanks], place);
    if (next === null) break;
    if (next.at > place) pieces.push({ at: place, kind: 'text', text: text.slice(place, next.at) });
    const kind = filled.includes(next.part) ? 'filled' : 'blank';
    pieces.push({ at: next.at, kind, text: next.part });
    place = next.at + next.part.length;
  }
  return [...pieces, { at: place, kind: 'text', text: text.slice(place) }];
}
