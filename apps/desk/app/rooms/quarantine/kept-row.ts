import type { DeskLead, QuarantineFacts } from '@high-street/leads';

import type { DeskServices } from '#/desk-services.ts';
import { plainText } from '#app/parts/plain-text.ts';
import { describeDay, describeInline, describeMoment } from '#app/parts/describe-moment.ts';
import type { WallClock } from '#app/parts/wall-clock.ts';
import type { View } from './quarantine-address.ts';
import { WORDS } from './words.ts';

type Of = WallClock &
  Pick<DeskServices, 'findBinEnd' | 'findQuarantineEnd'> & {
    readonly view: View;
    readonly facts: QuarantineFacts | undefined;
    /** What each spam signal means, by its code. */
    readonly meanings: Readonly<Record<string, string>>;
  };

function textOf({ contacts }: DeskLead): string | null {
  const texts = [
    contacts.message,
    'businessDescription' in contacts ? contacts.businessDescription : '',
  ];
  const text = texts
    .map(plainText)
    .filter((part) => part !== '')
    .join('\n\n');
  return text === '' ? null : text;
}

function factOf(facts: QuarantineFacts | undefined): string | null {
  if (facts === undefined) return null;
  const { sameWords, sameWordsBinned, sameToken, sameMailbox, sameMailboxAnswered } = facts;
  if (sameWords > 0) return WORDS.facts.words(sameWords, sameWordsBinned);
  if (sameToken > 0) return WORDS.facts.token(sameToken);
  if (sameMailbox > 0) return WORDS.facts.mailbox(sameMailbox, sameMailboxAnswered);
  return WORDS.facts.first;
}

function sinceOf({ binnedAt, releasedAt }: DeskLead, { view, now, zone }: Of) {
  if (view === 'bin' && binnedAt !== null) {
    return { words: WORDS.binned, at: describeInline(binnedAt, now, zone) };
  }
  if (view === 'released' && releasedAt !== null) {
    return { words: WORDS.released, at: describeInline(releasedAt, now, zone) };
  }
  return null;
}

function untilOf({ quarantinedAt, binnedAt }: DeskLead, of: Of): string | null {
  const { view, now, zone, findBinEnd, findQuarantineEnd } = of;
  if (view === 'kept' && quarantinedAt !== null) {
    return WORDS.binnedOn(describeDay(findQuarantineEnd(quarantinedAt, now), now, zone));
  }
  if (view !== 'bin' || binnedAt === null) return null;
  return WORDS.erasedOn(describeDay(findBinEnd(binnedAt), now, zone));
}

/** A lead that is or was in quarantine, in the words of the room. */
export function describeKept(lead: DeskLead, of: Of) {
  const { id, reference, version, createdAt, contacts, quarantineReasons } = lead;
  const store = plainText(contacts.storeName) || WORDS.noStore;
  return {
    id,
    reference,
    version,
    name: plainText(contacts.contactName) || reference,
    at: describeMoment(createdAt, of.now, of.zone, 'always'),
    /** Store, address and number. */
    line: [store, plainText(contacts.email), plainText(contacts.phoneNumber)].join(' · '),
    /** What was written, as text; null for nothing. */
    text: textOf(lead),
    /** One thing that was counted, never a guess. */
    fact: factOf(of.facts),
    signs: (quarantineReasons ?? []).map((code) => ({
      name: WORDS.sign(code),
      meaning: of.meanings[code] ?? null,
    })),
    /** When it came into the view that is shown; null where that is when it came at all. */
    since: sinceOf(lead, of),
    /** What becomes of it by itself, and when; null where nothing does. */
    until: untilOf(lead, of),
  };
}

export type KeptRow = ReturnType<typeof describeKept>;
