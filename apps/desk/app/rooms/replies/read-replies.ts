import { findBlanks } from '@high-street/contract';
import type { SavedReply, SavedReplyVersion } from '@high-street/leads';

import { describeInline, describeMoment } from '#app/parts/describe-moment.ts';
import type { WallClock } from '#app/parts/wall-clock.ts';
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
  { now, zone, names }: WallClock & { names: Names },
) {
  return {
    id,
    name,
    /** How it begins. */
    excerpt: beginningOf(body),
    /** What has to be filled, each once. */
    blanks: [...new Set(findBlanks(body))],
    changedAt: describeMoment(updatedAt, now, zone, 'always'),
    by: nameOf(names, updatedBy),
  };
}

export type SavedReplyRow = ReturnType<typeof describeSavedReply>;

/** What one said before, in words. */
export function describeEarlier(
  { version, name, body, at, personId }: SavedReplyVersion,
  { now, zone, names }: WallClock & { names: Names },
) {
  return {
    version,
    name,
    body,
    by: nameOf(names, personId),
    at: describeInline(at, now, zone, 'always'),
  };
}

export type EarlierReply = ReturnType<typeof describeEarlier>;
