import type { TakenLead } from '#app/answer/taken-lead.ts';
import type { FrameData } from '#app/frame/frame-data.ts';
import type { InHand } from './describe-in-hand.ts';
import { WORDS } from './words.ts';

/** The lead in hand as it is once one's own words have taken it, on the version that the page has. */
export function adoptTaken(
  inHand: InHand,
  taken: TakenLead | null,
  { id, name }: Pick<FrameData['me'], 'id' | 'name'>,
): InHand {
  if (taken?.from !== inHand.version) return inHand;
  const { to, since, until } = taken;
  return {
    ...inHand,
    version: to,
    heldBy: { id, name, isYou: true },
    heldSince: WORDS.one.yours(since.words.replace(/^today, /, '')),
    heldUntil: until,
    colleagues: inHand.colleagues.filter((each) => each.id !== id),
  };
}
