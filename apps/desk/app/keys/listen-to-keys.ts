import { tinykeys } from 'tinykeys';

import { ignoresKey } from './ignores-key.ts';

/** A letter right after this one belongs to the ways to rooms: what it does by itself is then not meant. */
const LEADER = 'g';
const LEADER_MS = 1_000;

/** Has keys of the page that is shown do what they are for; gives what ends that. */
export function listenToKeys<Act extends { readonly binding: string }>(
  acts: readonly Act[],
  press: (act: Act, event: KeyboardEvent) => void,
): () => void {
  let ledAt = -Infinity;
  const lead = ({ timeStamp }: KeyboardEvent) => {
    ledAt = timeStamp;
  };
  const bindings = acts.map((act) => [
    act.binding,
    (event: KeyboardEvent) => {
      if (event.timeStamp - ledAt >= LEADER_MS) press(act, event);
    },
  ]);
  // The leader's goes before all others.
  const all = Object.fromEntries([[LEADER, lead], ...bindings]);
  return tinykeys(window, all, { ignore: ignoresKey });
}
