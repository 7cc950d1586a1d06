import { useState } from 'react';

import { useFrame } from '#app/frame/use-frame.ts';
import { isOwnTaking, type LiveChange } from '#app/live/live-change.ts';
import { useLivePage } from '#app/live/live-page.tsx';
import { LiveStrip, NewsStrip, useNews } from '#app/live/live-strip.tsx';
import { WORDS } from './words.ts';

const words = WORDS.live;

/** Says that the lead in hand has changed elsewhere, or the queue behind it; nothing moves until it is asked for. */
export function LiveHand({ leadId }: { leadId: string }) {
  const { me } = useFrame();
  const [isHere] = useState(
    () => (change: LiveChange) =>
      change.record === 'lead' && change.id === leadId && !isOwnTaking(change, me.id),
  );
  const [isElsewhere] = useState(
    () => (change: LiveChange) => change.record === 'lead' && change.id !== leadId,
  );
  const { read } = useLivePage();
  const isChanged = useNews(isHere) !== 0;
  if (isChanged) return <NewsStrip words={words.here(read.at)} still={words.hereStill} />;
  return <LiveStrip concerns={isElsewhere} still={words.still} />;
}
