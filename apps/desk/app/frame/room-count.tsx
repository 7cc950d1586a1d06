import './room-count.css';

import { type FrameCounts, MOST_WORK } from './frame-data.ts';
import type { RoomId } from './rooms.ts';
import { useFrame } from './use-frame.ts';
import { WORDS } from './words.ts';

type Counted = keyof typeof WORDS.counts;

const COUNTED: readonly string[] = Object.keys(WORDS.counts);
const isCounted = (room: RoomId): room is Counted & RoomId => COUNTED.includes(room);

type Counts = { counts: FrameCounts | null };

/** What a room counts: who waits stands beside Next up, and beside the leads for whoever has no other queue. */
function countedBy(room: RoomId, open: readonly RoomId[]): Counted | null {
  if (room === 'next-up') return 'leads';
  if (room === 'leads' && open.includes('next-up')) return null;
  return isCounted(room) ? room : null;
}

const sayCount = (count: number): string =>
  count < MOST_WORK ? String(count) : `${MOST_WORK - 1}+`;

/** How much there is to do in a room; nothing where there is nothing, or where it is not known. */
export function RoomCount({ room, counts }: Counts & { room: RoomId }) {
  const { open } = useFrame();
  const name = countedBy(room, open);
  const count = name === null ? 0 : (counts?.[name] ?? 0);
  if (name === null || count === 0) return null;
  return (
    <span className="room-count" data-tone={name === 'deliveries' ? 'bad' : undefined}>
      <span aria-hidden="true" className="room-count-mark">
        {name === 'deliveries' ? <span>!</span> : null}
        {sayCount(count)}
      </span>
      <span className="sr-only">{WORDS.counts[name](sayCount(count))}</span>
    </span>
  );
}

/** That something in a room further on was given up: a phone's bar shows no more of them. */
export function FurtherCount({ rooms, counts }: Counts & { rooms: readonly RoomId[] }) {
  if (!rooms.includes('deliveries') || !counts?.deliveries) return null;
  return (
    <span className="room-count" data-tone="bad">
      <span aria-hidden="true" className="room-count-mark">
        !
      </span>
      <span className="sr-only">{WORDS.counts.deliveries(sayCount(counts.deliveries))}</span>
    </span>
  );
}
