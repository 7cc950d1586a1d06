import type { FaultNote } from '#/visit/index.ts';
import { describeTimeToSecond, nameZone } from '#app/parts/describe-moment.ts';
import { ZONE } from '#app/zone.ts';
import { FAULTS } from './words.ts';

/** What whoever runs the desk finds a fault by in its log. */
export function FaultLine({ note }: { note: FaultNote }) {
  const at = new Date(note.at);
  const time = `${describeTimeToSecond(at, ZONE)} ${nameZone(at, ZONE)}`;
  return <p className="caption muted tnum">{FAULTS.failed.tell(time, note.request)}</p>;
}
