import type { LeadSort } from '@high-street/contract';
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

function write(parts: readonly string[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
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

/** The place as one piece of an address, for lists of that order alone. */
export function writePlace(sort: LeadSort, { at, id, goes }: LeadPlace): string {
  return write([sort, goes, at, id]);
}

/** The place that an address names; null for anything that is none in a list of that order. */
export function readPlace(sort: LeadSort, text: string | null): LeadPlace | null {
  const [ofSort, goes, at, id] = read(text);
  if (ofSort !== sort || (goes !== 'on' && goes !== 'back')) return null;
  if (typeof at !== 'string' || typeof id !== 'string' || !isId(id)) return null;
  const isKey = sort === 'name' ? !at.includes('\0') : isMoment(at);
  return isKey ? { at, id, goes } : null;
}

/** The place of a row in a list by time that only goes on, for lists of that name alone. */
export function writeMoment(list: string, { at, id }: LeadKey): string {
  return write([list, at, id]);
}

/** The place that an address names; null for anything that is none in the list of that name. */
export function readMoment(list: string, text: string | null): LeadKey | null {
  const [ofList, at, id] = read(text);
  if (ofList !== list || typeof at !== 'string' || typeof id !== 'string') return null;
  return isMoment(at) && isId(id) ? { at, id } : null;
}
