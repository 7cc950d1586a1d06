import type { Moment } from '#app/parts/when.tsx';
import type { Writer } from './reply-data.ts';
import type { TakenLead } from './taken-lead.ts';

function isWriter(value: unknown): value is Writer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'since' in value &&
    typeof value.since === 'string'
  );
}

function isMoment(value: unknown): value is Moment {
  return (
    typeof value === 'object' &&
    value !== null &&
    'iso' in value &&
    typeof value.iso === 'string' &&
    'words' in value &&
    typeof value.words === 'string'
  );
}

function isTaken(value: unknown): value is TakenLead {
  return (
    typeof value === 'object' &&
    value !== null &&
    'from' in value &&
    typeof value.from === 'number' &&
    'to' in value &&
    typeof value.to === 'number' &&
    'since' in value &&
    isMoment(value.since) &&
    'until' in value &&
    (typeof value.until === 'string' || value.until === null)
  );
}

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
