import type { Stage } from '#/numbers/index.ts';
import { WORDS } from './words.ts';

/** How far a visit came, in order. */
export const STAGES = Object.keys(WORDS.stages).filter(isStage);

function isStage(name: string): name is Stage {
  return name in WORDS.stages;
}
