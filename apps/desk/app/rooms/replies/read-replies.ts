import { findBlanks } from '@high-street/contract';
import type { SavedReply, SavedReplyVersion } from '@high-street/leads';

import { describeInline, describeMoment } from '#app/parts/describe-moment.ts';
import { ZONE } from '#app/zone.ts';
import { WORDS } from './words.ts';

const EXCERPT = 140;

type Names = ReadonlyMap<string, string>;

const nameOf = (names: Names, id: string | null) => names.get(id ?? '') ?? WORDS.somebody;

function beginningOf(body: string): string {
  const line = body.replaceAll(/\s+/g, ' ').trim();
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT).trimEnd()}…` : line;
}

/** A saved reply as the list has it. */
export function describeSavedReply(
  { id, name, body, updatedAt, updatedBy }: SavedReply,
  { now, names }: { now: Date; names: Names },
) {
  return {
    id,
    name,
    /** How it begins. */
    excerpt: beginningOf(body),
    /** What has to be filled, each once. */
    blanks: [...new Set(findBlanks(body))],
    changedAt: describeMoment(updatedAt, now, ZONE, 'always'),
    by: nameOf(names, updatedBy),
  };
}

export type SavedReplyRow = ReturnType<typeof describeSavedReply>;

/** What one said before, in words. */
export function describeEarlier(
  { version, name, body, at, personId }: SavedReplyVersion,
  { now, names }: { now: Date; names: Names },
) {
  return {
    version,
    name,
    body,
    by: nameOf(names, personId),
    at: describeInline(at, now, ZONE, 'always'),
  };
}

export type EarlierReply = ReturnType<typeof describeEarlier>;
