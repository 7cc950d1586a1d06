import { useState } from 'react';

import { useFrame } from '#app/frame/use-frame.ts';
import { isAboutLead, isOwnTaking, type LiveChange } from '#app/live/live-change.ts';
import { useLivePage } from '#app/live/live-page.tsx';
import { LiveStrip, NewsStrip, useNews } from '#app/live/live-strip.tsx';
import type { InHand } from './in-hand.ts';
import { WORDS } from './words.ts';

const words = WORDS.live;

/** Says that the lead in hand has changed elsewhere, or the queue behind it; nothing moves until it is asked for. */
export function LiveHand({ lead }: { lead: Pick<InHand, 'id' | 'reference'> }) {
  const { me } = useFrame();
  const [isHere] = useState(
    () => (change: LiveChange) => isAboutLead(change, lead) && !isOwnTaking(change, me.id),
  );
  const [isElsewhere] = useState(
    () => (change: LiveChange) => change.record === 'lead' && !isAboutLead(change, lead),
  );
  const { read } = useLivePage();
  const isChanged = useNews(isHere) !== 0;
  if (isChanged) return <NewsStrip words={words.here(read.at)} still={words.hereStill} />;
  return <LiveStrip concerns={isElsewhere} still={words.still} />;
}
