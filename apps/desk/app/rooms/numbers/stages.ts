import type { Stage } from '#/numbers/index.ts';
import { isKeyOf } from '#app/is-key-of.ts';
import { WORDS } from './words.ts';

/** How far a visit came, in order. */
export const STAGES = Object.keys(WORDS.stages).filter((name) => isKeyOf(WORDS.stages, name));

/** The stage of which each is told as a share: one that all of its leads were in. A lead can be won late, or unanswered. */
export const SHARE_OF: Readonly<Record<Stage, Stage | null>> = {
  seen: null,
  begun: 'seen',
  'last-step': 'begun',
  sent: 'last-step',
  'in-time': 'sent',
  won: 'sent',
};
