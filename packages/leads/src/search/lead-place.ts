import { isId } from '@high-street/server';

/** A row of a list as the place before or after which others come. */
export type LeadKey = {
  /** What the list is sorted by: the moment to the microsecond in UTC, or the name. */
  readonly at: string;
  readonly id: string;
};

/** Where in a list a page begins, and in which direction it goes on from there. */
export type LeadPlace = LeadKey & { readonly goes: 'on' | 'back' };

const MOMENT = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;
const SECONDS = 19;
const MOST_LETTERS = 4_000;

function isMoment(text: string): boolean {
  if (!MOMENT.test(text)) return false;
  const seconds = text.slice(0, SECONDS);
  const at = new Date(`${seconds}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(seconds);
}

function read(text: string | null): readonly unknown[] {
  if (text === null || text.length > MOST_LETTERS) return [];
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

/** The place as one piece of an address, for the list of that order or name alone. */
export function writePlace(list: string, { at, id, goes }: LeadPlace): string {
  return Buffer.from(JSON.stringify([list, goes, at, id])).toString('base64url');
}

/** The place that an address names; null for anything that is none in the list of that order or name. */
export function readPlace(list: string, text: string | null): LeadPlace | null {
  const [ofList, goes, at, id] = read(text);
  if (ofList !== list || (goes !== 'on' && goes !== 'back')) return null;
  if (typeof at !== 'string' || typeof id !== 'string' || !isId(id)) return null;
  const isKey = list === 'name' ? !at.includes('\0') : isMoment(at);
  return isKey ? { at, id, goes } : null;
}
