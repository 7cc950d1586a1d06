import type { Enquiry } from '@high-street/leads';
import { shortName } from '@high-street/letter';

import { markup, type Markup } from '#/pages/index.ts';

import { sayPhone } from './say-phone.ts';
import type { Times } from './say-time.ts';
import { SENT, WORDS } from './words.ts';

/** By when somebody hears; `isPromised` only where answers so far say that it is usual. */
export type Due = { readonly at: Date; readonly isLate: boolean; readonly isPromised: boolean };

/** What the state of a lead is said with. */
export type StatusParts = {
  readonly enquiry: Enquiry;
  readonly due: Due | null;
  readonly times: Times;
  readonly now: Date;
  /** Where visitors write to. */
  readonly supportEmail: string;
};

const TITLE = /^(?:mrs|miss|prof|sir|dame|rev|lord|lady|madam|frau|herr|mme)$/i;

/** How somebody is called who has more than one name; a title alone is nobody's. */
export function firstName(name: string): string {
  const [first = '', ...others] = shortName(name).split(/\s+/);
  const isName = first.length > 2 && !first.endsWith('.') && !TITLE.test(first);
  return isName || others.length === 0 ? first : shortName(name);
}

const isAnswered = ({ answeredAt, state }: Enquiry) =>
  answeredAt !== null || state === 'answered' || state === 'won';

/** Nobody will write to them any more, and nobody did. */
function isClosed(enquiry: Enquiry): boolean {
  return enquiry.state === 'lost' && !isAnswered(enquiry);
}

/** Whether a demo can still be booked for it. */
export function canBookFor(enquiry: Enquiry): boolean {
  return enquiry.withdrawnAt === null && !isClosed(enquiry) && enquiry.booking === null;
}

/** In quarantine, in the bin or spam: it may be erased long before its months are over. */
export const isSetAside = ({ startedAt, state }: Enquiry): boolean =>
  startedAt === null || state === 'spam';

/** Perhaps nobody reads it: senders of spam see this too, and are promised nothing. */
const isUnread = (enquiry: Enquiry) => isSetAside(enquiry) && !isAnswered(enquiry);

/** The heading of the page: what became of the lead, in a few words. */
export function writeHeading({ enquiry, due }: Pick<StatusParts, 'enquiry' | 'due'>): string {
  const { withdrawnAt, contacts } = enquiry;
  const name = firstName(contacts.contactName);
  const sent = SENT[contacts.leadStatus];
  if (withdrawnAt) return WORDS.withdrawn(sent);
  if (isAnswered(enquiry)) return WORDS.answered(name);
  if (isClosed(enquiry)) return WORDS.closed(sent);
  return due?.isLate ? WORDS.late : WORDS.have(name);
}

function waitingLines({ enquiry, due, times, now, supportEmail }: StatusParts): string[] {
  const { holder, contacts } = enquiry;
  const sent = SENT[contacts.leadStatus];
  const has = holder
    ? WORDS.isWith(holder.name, sent, sayPhone(contacts.phoneNumber))
    : WORDS.waiting(sent);
  if (due?.isLate) {
    const late = due.isPromised ? [WORDS.lateLine(times.near(due.at, now))] : [];
    return [...late, has, WORDS.lateHelp(supportEmail)];
  }
  // The ticket below says when.
  return [has];
}

function linesOf(parts: StatusParts): string[] {
  const { enquiry, times, supportEmail } = parts;
  const { answeredAt, hasReplyMail, withdrawnAt, contacts } = enquiry;
  if (withdrawnAt) return [WORDS.withdrawnLine(times.full(withdrawnAt)), WORDS.withdrawnAgain];
  if (isClosed(enquiry)) return [WORDS.closedLine(supportEmail)];
  if (isUnread(enquiry)) return [WORDS.stored(SENT[contacts.leadStatus])];
  if (!isAnswered(enquiry)) return waitingLines(parts);
  if (answeredAt === null) return [];
  const time = times.full(answeredAt);
  return [hasReplyMail ? WORDS.answeredByMail(time, contacts.email) : WORDS.answeredLine(time)];
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word = '') => Array.from(word)[0] ?? '')
    .join('');
}

function renderHolder({ enquiry: { holder }, times, now }: StatusParts): Markup | null {
  if (!holder) return null;
  return markup`<p class="your-enquiry-holder"><span class="your-enquiry-face" aria-hidden="true">${initialsOf(holder.name)}</span><span><strong>${holder.name}</strong> <span>${WORDS.since(times.short(holder.since, now))}</span></span></p>`;
}

function renderTicket({ due, times, now }: StatusParts): Markup | null {
  if (!due || due.isLate || !due.isPromised) return null;
  return markup`<p class="swing-ticket your-enquiry-ticket" data-tone="accent"><span class="swing-ticket-paper">${WORDS.hear(times.near(due.at, now))} <small>${times.dayAndZone(due.at)}</small></span></p>`;
}

type Step = { readonly state: 'done' | 'next'; readonly name: string; readonly line: string };

function stepsOf({ enquiry, due, times, now }: StatusParts): readonly Step[] {
  const { holder, createdAt, answeredAt } = enquiry;
  const { steps } = WORDS;
  const isOver = isAnswered(enquiry);
  const by = due && due.isPromised ? steps.by(times.near(due.at, now)) : steps.soon;
  return [
    { state: 'done', name: steps.sent, line: steps.copy(times.short(createdAt, now)) },
    holder
      ? {
          state: 'done',
          name: steps.withSomebody(firstName(holder.name)),
          line: steps.since(times.short(holder.since, now)),
        }
      : { state: isOver ? 'done' : 'next', name: steps.read, line: isOver ? '' : steps.soon },
    isOver
      ? { state: 'done', name: steps.heard, line: answeredAt ? times.short(answeredAt, now) : '' }
      : { state: 'next', name: steps.hear, line: by },
  ];
}

function renderSteps(parts: StatusParts): Markup {
  const items = stepsOf(parts).map(
    ({ state, name, line }) =>
      markup`<li data-state="${state}"><strong>${name}</strong> <span>${line}</span></li>`,
  );
  return markup`<ol class="your-enquiry-steps" aria-label="${WORDS.steps.label}">${items}</ol>`;
}

/** What became of a lead, in plain words: who has it, by when somebody hears, and how far it is. */
export function renderStatus(parts: StatusParts): Markup {
  const { enquiry, times } = parts;
  const { booking, withdrawnAt } = enquiry;
  const lines = linesOf(parts).map((line) => markup`<p class="your-enquiry-lede">${line}</p>`);
  const demo = booking
    ? markup`<p class="your-enquiry-booked">${WORDS.booked(times.booked(booking.startsAt, booking.timeZone))}</p>`
    : null;
  const signs = [renderTicket(parts), renderHolder(parts)].flatMap((sign) => sign ?? []);
  const isUnderWay = withdrawnAt === null && !isClosed(enquiry) && !isUnread(enquiry);
  return markup`<h1 class="sign">${writeHeading(parts)}</h1>${lines}${demo}${isUnderWay && signs.length > 0 ? markup`<div class="your-enquiry-signs">${signs}</div>` : null}${isUnderWay ? renderSteps(parts) : null}`;
}
