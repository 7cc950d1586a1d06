import type { DeskLead, LeadBooking, LeadDelivery, LeadValue } from '@high-street/leads';

import type { DeskServices } from '#/desk-services.ts';
import { describeCall } from '#app/answer/describe-call.ts';
import { plainText } from '#app/parts/plain-text.ts';
import { describeDue } from '#app/clock/describe-due.ts';
import { toDay, describeInline, describeTime } from '#app/parts/describe-moment.ts';
import type { WallClock } from '#app/parts/wall-clock.ts';
import { describeDemo, type HandFact } from './describe-demo.ts';
import { WORDS } from './words.ts';

const words = WORDS.facts;

/** In sentences: what the visitor wrote to be read. */
const SAID = ['message', 'comments'];
const SOLD = 'productsServicesOffered';

const CONFIRMATION = 'visitor';

/** What a lead is put into words with. */
export type HandParts = WallClock & {
  readonly services: Pick<DeskServices, 'office' | 'heldUntil' | 'listValues'>;
  readonly me: string;
  readonly names: ReadonlyMap<string, string>;
  readonly deliveries: readonly LeadDelivery[];
  readonly bookings: readonly LeadBooking[];
  readonly colleagues: readonly { readonly id: string; readonly name: string }[];
};

function describeConfirmation({ deliveries, now, zone }: HandParts): string | null {
  const mail = deliveries.find(({ kind }) => kind === CONFIRMATION);
  if (mail === undefined) return null;
  const { state, settledAt } = mail;
  if (state !== 'done') return WORDS.confirmation[state];
  return WORDS.confirmation.done(settledAt ? describeInline(settledAt, now, zone).words : '');
}

/** Where the visit began, such as `autumn-bakers, then /pricing`. */
function describeOrigin({ attribution }: DeskLead): string {
  const { campaign, source, landingPage } = attribution ?? {};
  return [campaign ?? source, landingPage]
    .map((text) => plainText(text ?? ''))
    .filter(Boolean)
    .join(', ');
}

function quietFact(label: string, value: string): HandFact[] {
  return value === '' ? [] : [{ label, value, isStrong: false, href: null, line: null }];
}

function describeFacts(lead: DeskLead, sent: readonly LeadValue[], parts: HandParts): HandFact[] {
  const { now, bookings } = parts;
  const { email, phoneNumber } = lead.contacts;
  const phone = plainText(phoneNumber);
  const sold = sent.find(({ path }) => path === SOLD);
  return [
    ...(phone === ''
      ? []
      : [
          {
            label: words.call,
            value: phone,
            isStrong: true,
            href: `tel:${phone.replaceAll(/[^+\d]/g, '')}`,
            line: describeCall(phone, now),
          },
        ]),
    {
      label: words.write,
      value: plainText(email),
      isStrong: true,
      href: null,
      line: describeConfirmation(parts),
    },
    describeDemo(bookings, parts),
    ...quietFact(words.sells, plainText(sold?.text ?? '').replaceAll('; ', ', ')),
    ...quietFact(words.from, describeOrigin(lead)),
  ];
}

function describeAbout(
  { contacts, createdAt, releasedAt, answeredAt }: DeskLead,
  { now, zone }: WallClock,
): string[] {
  const plan = 'subscribedPlan' in contacts ? contacts.subscribedPlan : null;
  const start = releasedAt ?? createdAt;
  const at = describeInline(start, now, zone, 'always').words;
  return [
    WORDS.kinds[contacts.leadStatus],
    ...(plan ? [WORDS.plan(plan)] : []),
    releasedAt === null ? WORDS.stored(at) : WORDS.released(at),
    ...(answeredAt === null ? [] : [WORDS.answeredOnce]),
  ];
}

/** Who has it; since when, and until when if nothing happens, in words. */
function describeHold(lead: DeskLead, { services, me, names, now, zone }: HandParts) {
  const { heldBy, heldSince, heldActiveAt } = lead;
  if (heldBy === null) return { heldBy: null, heldSince: null, heldUntil: null };
  const name = names.get(heldBy) ?? WORDS.somebody;
  const isYou = heldBy === me;
  const since = heldSince ? describeInline(heldSince, now, zone).words.replace(/^today, /, '') : '';
  const until = services.heldUntil({ heldSince, heldActiveAt });
  const isToday = until !== null && toDay(until, zone) === toDay(now, zone);
  const { one } = WORDS;
  return {
    heldBy: { id: heldBy, name, isYou },
    heldSince: isYou ? one.yours(since) : one.with(name, since),
    heldUntil:
      until === null
        ? null
        : isToday
          ? one.until(describeTime(until, zone))
          : one.untilDay(describeInline(until, now, zone).words),
  };
}

function describeBusiness({ contacts }: DeskLead): string {
  const region = 'region' in contacts ? contacts.region : '';
  return [contacts.storeName, region]
    .map((text) => plainText(text ?? ''))
    .filter(Boolean)
    .join(', ');
}

/** The lead in hand with all that one needs to answer it. */
export function describeInHand(lead: DeskLead, parts: HandParts) {
  const { services, now, colleagues } = parts;
  const { office } = services;
  const { contacts, releasedAt, createdAt, answeredAt } = lead;
  const sent = services.listValues(lead);
  const hold = describeHold(lead, parts);
  const phone = plainText(contacts.phoneNumber);
  return {
    id: lead.id,
    reference: lead.reference,
    version: lead.version,
    state: lead.answerState,
    name: plainText(contacts.contactName ?? '') || lead.reference,
    business: describeBusiness(lead),
    phone,
    /** What hour it is where the phone is at home, in words; null where its number does not tell. */
    callHour: describeCall(phone, now),
    /** What it is, which plan it is about, and since when it waits. */
    about: describeAbout(lead, parts),
    due: answeredAt ? null : describeDue(office.dueAt(releasedAt ?? createdAt), { office, now }),
    /** What the visitor wrote in sentences. */
    said: sent
      .filter(({ path }) => SAID.includes(path))
      .map(({ text }) => plainText(text))
      .filter(Boolean),
    facts: describeFacts(lead, sent, parts),
    ...hold,
    colleagues: colleagues.filter(({ id }) => id !== lead.heldBy),
  };
}

export type InHand = ReturnType<typeof describeInHand>;
