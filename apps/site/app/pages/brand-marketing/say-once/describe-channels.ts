import { LIMITS, type LaidOut } from './lay-out.ts';
import { fillPlaces, type Channel, type CutLines, type SayOnceWords } from './say-once-words.ts';

const pick = (lines: CutLines, { isCut }: { isCut: boolean }) => (isCut ? lines.cut : lines.whole);

/** One line a channel: how long the message is there, and what becomes of it. */
export function describeLimits(
  { email, whatsapp, sms, push, social }: LaidOut,
  { limits }: SayOnceWords,
): Record<Channel, string> {
  const parts = fillPlaces(sms.parts === 1 ? limits.sms.one : limits.sms.other, {
    parts: sms.parts,
    used: sms.units,
    limit: sms.perPart,
  });
  const odd = sms.odd === null ? '' : ` ${fillPlaces(limits.sms.odd, { odd: sms.odd })}`;
  return {
    email: fillPlaces(pick(limits.email, email), { used: email.length, limit: LIMITS.subject }),
    whatsapp: fillPlaces(limits.whatsapp, {
      used: whatsapp.length,
      limit: LIMITS.whatsapp.toLocaleString('en-GB'),
    }),
    sms: `${parts}${odd}`,
    push: fillPlaces(pick(limits.push, push), { used: push.length, limit: LIMITS.push }),
    social: fillPlaces(pick(limits.social, social), { used: social.length, limit: LIMITS.social }),
  };
}

/** What became of the message in plain sentences without running counts, so that typing does not talk. */
export function describeOutcome(
  { email, sms, push, social }: LaidOut,
  { spoken }: SayOnceWords,
): string {
  return [
    pick(spoken.email, email),
    fillPlaces(sms.parts === 1 ? spoken.sms.one : spoken.sms.other, { parts: sms.parts }),
    pick(spoken.push, push),
    pick(spoken.social, social),
  ].join(' ');
}
