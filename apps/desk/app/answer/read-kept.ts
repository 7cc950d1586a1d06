import { hasShape, isNumber, isText, orNull } from '#app/has-shape.ts';
import type { Moment } from '#app/parts/when.tsx';
import type { Writer } from './reply-data.ts';
import type { TakenLead } from './taken-lead.ts';

const isWriter = (value: unknown) => hasShape<Writer>(value, { name: isText, since: isText });
const isMoment = (value: unknown) => hasShape<Moment>(value, { iso: isText, words: isText });
const isTaken = (value: unknown) =>
  hasShape<TakenLead>(value, {
    from: isNumber,
    to: isNumber,
    since: isMoment,
    until: orNull(isText),
  });

/** What the desk says once it has kept a draft; null for what is none of its answers. */
export function readKept(value: unknown) {
  if (typeof value !== 'object' || value === null || !('at' in value) || !('writers' in value)) {
    return null;
  }
  const { at, writers } = value;
  if (typeof at !== 'string' || !Array.isArray(writers)) return null;
  const taken = 'taken' in value && isTaken(value.taken) ? value.taken : null;
  return { at, writers: writers.filter(isWriter), taken };
}

/** A saved reply with its blanks filled, as the desk sends it; null for what is none. */
export function readFilled(value: unknown) {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('filled' in value)) {
    return null;
  }
  const { text, filled } = value;
  if (typeof text !== 'string' || !Array.isArray(filled)) return null;
  return { text, filled: filled.filter((each) => typeof each === 'string') };
}
