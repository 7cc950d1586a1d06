import { useState } from 'react';

import { askFor, type Room, type Visit } from './room-rules.ts';

const FIRST = { party: 4, time: 19 * 60 } as const;

/** What the visitor asks for, and what can be done about it. */
export function useVisit(room: Room) {
  const [visit, setVisit] = useState<Visit>(() => askFor(room, FIRST.party, FIRST.time));
  const [wasCancelled, setWasCancelled] = useState(false);

  function change(next: Visit): void {
    setVisit(next);
    setWasCancelled(visit.isBooked && !next.isBooked);
  }

  return {
    visit,
    wasCancelled,
    askParty: (party: number) => change(askFor(room, party, visit.time)),
    askTime: (time: number) => change(askFor(room, visit.party, time)),
    pick: (table: number) => change({ ...visit, table }),
    toggleBooking: () => change({ ...visit, isBooked: !visit.isBooked }),
  };
}
