import { isRouteErrorResponse } from 'react-router';

import type { FaultNote } from '#/visit/index.ts';
import type { Refused } from '#app/gate.ts';

type Told = Refused | FaultNote;

/** What the service says with an error, of the kind that is asked for; null for any other one. */
function readTold<Kind extends Told['kind']>(error: unknown, kind: Kind) {
  const answer: unknown = isRouteErrorResponse(error) ? error.data : null;
  return isTold(answer, kind) ? answer : null;
}

function isTold<Kind extends Told['kind']>(
  answer: unknown,
  kind: Kind,
): answer is Extract<Told, { kind: Kind }> {
  return typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === kind;
}

/** What the gate says of a refusal, or null for any other fault. */
export function readRefused(error: unknown): Refused | null {
  return readTold(error, 'no-right');
}

/** What the service says of an error of its own, or null where it has said nothing, as without a connection. */
export function readFaultNote(error: unknown): FaultNote | null {
  return readTold(error, 'fault');
}
