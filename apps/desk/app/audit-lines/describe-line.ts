import type { AuditLine } from '@high-street/server/audit';

import { describeSecond } from '#app/parts/describe-moment.ts';
import type { WallClock } from '#app/parts/wall-clock.ts';
import { LINE_WORDS } from './words.ts';

/** What lines are put into words with. */
export type LineWords = WallClock & {
  readonly names: ReadonlyMap<string, string>;
  /** The words of each act by its name. */
  readonly acts: Readonly<Record<string, string>>;
};

/** What somebody outside did wrong, or tried to. */
const REFUSALS = ['sign_in_refused'];

function actorOf(line: AuditLine, names: LineWords['names']) {
  const { actorKind, personId } = line;
  if (actorKind !== 'person') {
    const kind = actorKind === 'visitor' ? 'visitor' : 'machine';
    return { kind, name: LINE_WORDS.actors[actorKind] } as const;
  }
  const id = personId ?? '';
  return { kind: 'person', id, name: names.get(id) ?? LINE_WORDS.actors.person } as const;
}

/** What a record is called: people by their name, everything else by its reference. */
export function nameRecord(kind: string, id: string, names: LineWords['names']): string {
  if (kind === 'person') return names.get(id) ?? LINE_WORDS.actors.person;
  const known: Readonly<Record<string, string>> = LINE_WORDS.records;
  return known[kind] ?? id;
}

function recordOf({ recordKind, recordId }: AuditLine, names: LineWords['names']) {
  if (recordKind === null || recordId === null) return null;
  return {
    name: nameRecord(recordKind, recordId, names),
    id: `${recordKind}:${recordId}`,
  };
}

/** A line of the log in words. */
export function describeLine(line: AuditLine, { names, acts, now, zone }: LineWords) {
  return {
    id: line.id,
    at: describeSecond(line.at, now, zone),
    actor: actorOf(line, names),
    what: acts[line.act] ?? line.act,
    /** Names of what was changed, how somebody came in, or why not. */
    fields: line.fields.map((field) => LINE_WORDS.fields[field] ?? field.replaceAll('_', ' ')),
    isRefused: REFUSALS.includes(line.act),
    /** What it was done to: its name, and what the log finds it by. */
    record: recordOf(line, names),
    /** The address group it came from. */
    from: line.addressGroup,
  };
}

export type AuditRow = ReturnType<typeof describeLine>;
