import type { Visitor } from '#/visit/index.ts';

const PROOF_MS = 10 * 60 * 1_000;

/** Whether somebody has shown who they are within the last ten minutes. */
export function hasFreshProof({ session }: Visitor, now: Date): boolean {
  return now.getTime() - session.provedAt.getTime() < PROOF_MS;
}
