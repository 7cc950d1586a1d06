import type {
  DeskLead,
  FoundMessage,
  HistoryLine,
  LeadDelivery,
  OfficeClock,
} from '@high-street/leads';

import { plainText } from '#app/parts/plain-text.ts';
import {
  toDay,
  describeBriefly,
  describeLongDay,
  describeTime,
  describeTimeToSecond,
  nameZone,
} from '#app/parts/describe-moment.ts';
import { withCapital } from '#app/parts/with-capital.ts';
import { describeBooking } from './describe-booking.ts';
import { describeTick, findFirstAnswer } from './describe-clock.ts';
import { describeMail } from './describe-mail.ts';
import { describeReply, isTakenBack, type ReplyContext } from './describe-replies.ts';
import { foldAttempts, type Folded } from './fold-attempts.ts';
import {
  ACTS,
  ATTEMPTS,
  BOOKING_ACTS,
  describeSigns,
  HISTORY,
  type Signs,
} from './history-words.ts';
import type { PeopleNames } from './name-people.ts';
import { VISITOR_ACTS } from './revision-words.ts';
import type { TimelineDay, TimelineNode, TimelineNote, TimelineRow } from './timeline-row.ts';

/** What lines are put into words with. */
export type HistoryContext = ReplyContext & {
  readonly messages: ReadonlyMap<string, FoundMessage>;
  readonly lead: DeskLead;
  readonly deliveries: readonly LeadDelivery[];
  /** What each note said before, newest first, by its identifier. */
  readonly earlierNotes: ReadonlyMap<string, TimelineNote['earlier']>;
  readonly written: TimelineRow['written'];
  readonly signs: Signs;
  readonly office: OfficeClock;
  readonly now: Date;
};

type Told = Partial<TimelineRow> & Pick<TimelineRow, 'node' | 'words'>;

/** Who did it: lines of earlier versions name nobody, and were written by the command. */
function actorOf({ actorKind, personId }: HistoryLine, people: PeopleNames) {
  if (actorKind === 'person') {
    const person = { id: personId ?? '', name: people.full(personId) };
    return { node: { kind: 'person', person } as const, subject: people.inSentence(personId) };
  }
  const kind = actorKind ?? 'command';
  const node: TimelineNode = { kind: 'machine', icon: kind === 'command' ? 'command' : 'server' };
  return { node, subject: HISTORY.subjects[kind] };
}

function tellAttempt(line: HistoryLine, { deliveries, office }: HistoryContext): Told | null {
  if (!line.delivery?.outcome) return null;
  const { kind, outcome, label, isMail } = line.delivery;
  const words = plainText(line.detail ?? '');
  const icon = isMail ? 'mail' : 'server';
  const name = withCapital(label);
  if (outcome === 'done') {
    return {
      node: { kind: 'machine', icon },
      words: ATTEMPTS.done(name, line.attempt),
      slip: words === '' ? null : { tone: 'good', words },
    };
  }
  const slip = words === '' ? null : ({ tone: 'bad', words } as const);
  if (outcome === 'dead') {
    const node = { kind: 'dead', icon } as const;
    return { node, words: ATTEMPTS.dead(name, line.attempt), slip };
  }
  // Of several replies that wait, the one that has come as far as the line says.
  const waiting = deliveries.find(
    (each) => each.kind === kind && each.state === 'waiting' && each.attempts === line.attempt,
  );
  // It is read below the day of the line.
  const next = waiting && describeBriefly(waiting.nextAttemptAt, line.at, office.timeZone).words;
  const node = { kind: 'bad', icon } as const;
  return { node, words: ATTEMPTS.failed(name, line.attempt, next ?? null), slip };
}

function visitorName({ contacts }: DeskLead): string {
  return plainText(contacts.contactName ?? '') || HISTORY.subjects.visitor;
}

function tellBooking(line: HistoryLine, { people, lead, office }: HistoryContext): Told | null {
  const tell = BOOKING_ACTS[line.kind];
  const booking = describeBooking(line.detail, office.timeZone);
  if (tell === undefined || booking === null) return null;
  const isOurs = line.actorKind === 'person' || line.actorKind === 'command';
  const byUs = isOurs ? actorOf(line, people) : null;
  return {
    node: byUs?.node ?? { kind: 'visitor', icon: 'calendar' },
    subject: byUs?.subject ?? visitorName(lead),
    words: tell(booking.times),
    booking: booking.reference,
  };
}

function tellBeginning(line: HistoryLine, { lead, written, signs }: HistoryContext): Told | null {
  if (line.kind === 'stored') {
    const kind = HISTORY.storedAs[lead.contacts.leadStatus];
    const page = lead.attribution?.landingPage ?? null;
    return {
      node: { kind: 'mark', icon: 'inbox' },
      subject: HISTORY.stored,
      words: HISTORY.storedFrom(kind, page),
      written,
    };
  }
  if (line.kind !== 'quarantined') return null;
  const reasons = describeSigns((line.detail ?? '').split(', '), signs);
  const words = [HISTORY.quarantined, ...reasons].join(' ');
  return { node: { kind: 'mark', icon: 'archive' }, words };
}

function tellVisitor(line: HistoryLine, { lead }: HistoryContext): Told | null {
  const tell = VISITOR_ACTS[line.kind];
  if (tell === undefined || line.actorKind !== 'visitor') return null;
  const icon = line.kind === 'withdrawn' ? 'archive' : 'flag';
  return { node: { kind: 'visitor', icon }, subject: visitorName(lead), words: tell(line.detail) };
}

/** The line stands under who wrote the note, so somebody else who changed it is named. */
function nameEditor({ note, personId }: HistoryLine, people: PeopleNames): string | null {
  const editedBy = note?.editedBy ?? null;
  return editedBy === null || editedBy === personId ? null : people.further(editedBy);
}

/** The time of a line: to the second for machines, to the minute for people. */
const describeAt = (at: Date, describe: typeof describeTime, zone: string) => ({
  iso: at.toISOString(),
  words: describe(at, zone),
});

function tellAct(line: HistoryLine, { people, earlierNotes, office }: HistoryContext): Told {
  const tell = ACTS[line.kind];
  const person = line.kind === 'assigned' ? people.further(line.detail) : null;
  const delivery = line.delivery?.label ?? null;
  const words =
    tell?.({ detail: line.detail, person, delivery }) ?? `${line.kind.replaceAll('_', ' ')}.`;
  const { note } = line;
  return {
    ...actorOf(line, people),
    words,
    note: note && {
      ...note,
      editedAt: note.editedAt && describeAt(note.editedAt, describeTime, office.timeZone),
      editedBy: nameEditor(line, people),
      earlier: earlierNotes.get(note.id) ?? [],
    },
  };
}

function tellReply(line: HistoryLine, context: HistoryContext): Told | null {
  const told = describeReply(line, context);
  return told && { ...actorOf(line, context.people), ...told };
}

function tellMail(line: HistoryLine, { messages, lead }: HistoryContext): Told | null {
  const told = describeMail(line, messages);
  if (told?.node.kind !== 'visitor') return told;
  return { ...told, subject: visitorName(lead) };
}

function tellRow(
  { line, earlier }: Folded<HistoryLine>,
  context: HistoryContext & { readonly firstAnswer: string | null },
): TimelineRow {
  const told =
    tellBeginning(line, context) ??
    tellAttempt(line, context) ??
    tellBooking(line, context) ??
    tellReply(line, context) ??
    tellMail(line, context) ??
    tellVisitor(line, context) ??
    tellAct(line, context);
  const zone = context.office.timeZone;
  const isMachine = !['person', 'visitor', 'other'].includes(told.node.kind);
  return {
    id: line.id,
    at: describeAt(line.at, isMachine ? describeTimeToSecond : describeTime, zone),
    subject: null,
    slip: null,
    note: null,
    reply: null,
    mail: null,
    written: [],
    booking: null,
    ...told,
    words: [told.words, describeTick(context.lead, line, context)].join(' ').trim(),
    earlier: earlier.map((attempt) => ({
      id: attempt.id,
      at: describeAt(attempt.at, describeTimeToSecond, zone),
      words: tellAttempt(attempt, { ...context, deliveries: [] })?.words ?? '',
      slip: plainText(attempt.detail ?? ''),
    })),
  };
}

/** The history of a lead in words, day by day; what a note says now and said before stands on the line that added it. */
export function describeHistory(
  lines: readonly HistoryLine[],
  context: HistoryContext,
): readonly TimelineDay[] {
  const shown = foldAttempts(
    lines.filter((line) => line.kind !== 'note_edited' && !isTakenBack(line, context)),
  );
  const firstAnswer = findFirstAnswer(context.lead, lines);
  const zone = context.office.timeZone;
  const days = Map.groupBy(shown, ({ line }) => toDay(line.at, zone));
  return Array.from(days.values(), (ofDay) => {
    const at = ofDay[0]?.line.at ?? new Date(0);
    return {
      day: `${describeLongDay(at, zone)}, ${nameZone(at, zone)}`,
      rows: ofDay.map((each) => tellRow(each, { ...context, firstAnswer })),
    };
  });
}
