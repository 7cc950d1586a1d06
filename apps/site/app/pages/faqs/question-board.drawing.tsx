import { QuestionBoard } from '#/pages/faqs/art/question-board.tsx';

import { hero } from './content.ts';

export const size = { minX: 40, minY: 0, width: 440, height: 590 } as const;

export function Drawing() {
  return <QuestionBoard {...hero.board} />;
}
