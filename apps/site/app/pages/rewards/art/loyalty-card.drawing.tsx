import { StampCard } from '#/art/paper/stamp-card.tsx';

export const size = { width: 568, height: 344 } as const;

/** The paper card with its own shadow. */
export function Drawing() {
  return <StampCard />;
}
