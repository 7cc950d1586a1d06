import { useState } from 'react';

import { useFrame } from '#app/frame/use-frame.ts';
import { hearHolder, isAboutLead, isOwnTaking, type LiveChange } from '#app/live/live-change.ts';
import { useLivePage } from '#app/live/live-page.tsx';
import { LiveStrip, NewsStrip, useHeard, useNews } from '#app/live/live-strip.tsx';
import type { InHand } from './describe-in-hand.ts';
import { WORDS } from './words.ts';

const words = WORDS.live;

type Lead = Pick<InHand, 'id' | 'reference' | 'heldBy' | 'colleagues'>;

/** Who has come to have the lead, in words; null for nobody who is known. */
function sayHolder(holder: string | null, lead: Lead, meId: string): string | null {
  if (holder === meId) return words.yours;
  const { heldBy, colleagues } = lead;
  const person = [...colleagues, ...(heldBy === null ? [] : [heldBy])].find(
    ({ id }) => id === holder,
  );
  return person ? words.has(person.name) : null;
}

/** Says that the lead in hand has changed elsewhere, or who has it now, or the queue behind it; nothing moves until it is asked for. */
export function LiveHand({ lead }: { lead: Lead }) {
  const { me } = useFrame();
  const [isHere] = useState(
    () => (change: LiveChange) => isAboutLead(change, lead) && !isOwnTaking(change, me.id),
  );
  const [isElsewhere] = useState(
    () => (change: LiveChange) => change.record === 'lead' && !isAboutLead(change, lead),
  );
  const { read } = useLivePage();
  const isChanged = useNews(isHere) !== 0;
  const holder = useHeard<string | null>(null, hearHolder, isHere);
  if (isChanged) {
    const told = sayHolder(holder, lead, me.id) ?? words.here(read.at);
    return <NewsStrip words={told} still={words.hereStill} />;
  }
  return <LiveStrip concerns={isElsewhere} still={words.still} />;
}
