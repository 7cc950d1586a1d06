import { hasShape, isText } from '#app/has-shape.ts';

/** Somebody else who has the page of a lead open. */
export type Present = { readonly id: string; readonly name: string; readonly since: string };

const isPresent = (value: unknown) =>
  hasShape<Present>(value, { id: isText, name: isText, since: isText });

/** The people of an event's data; what is not ours is left out. */
export function readPresent(data: unknown): readonly Present[] {
  const value: unknown = typeof data === 'string' ? JSON.parse(data) : null;
  return Array.isArray(value) ? value.filter(isPresent) : [];
}
