import type { FaultNote } from '#/visit/index.ts';
import { FAULTS } from './words.ts';

/** What whoever runs the desk finds a fault by in its log. */
export function FaultLine({ note }: { note: FaultNote }) {
  return <p className="caption muted tnum">{FAULTS.failed.tell(note.time, note.request)}</p>;
}
