import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

import { isTyping } from '#app/answer/is-typing.ts';
import { useFrame } from '#app/frame/use-frame.ts';
import { isAboutLead, isOwnTaking, type LiveChange } from '#app/live/live-change.ts';
import { useLivePage } from '#app/live/live-page.tsx';
import { NewsStrip, useNews } from '#app/live/live-strip.tsx';
import { isPageOutdated } from '#app/live/outdated.ts';
import { useReadAnew } from '#app/live/use-read-anew.ts';
import type { LeadRoomData } from './read-lead-room.ts';
import { WORDS } from './words.ts';

/** Several lines of one act come together. */
const SETTLE_MS = 400;

/**
 * Reads the lead anew when something is done to it elsewhere, be it in another tab of one's own. While somebody types,
 * the desk does not answer, or the page is older than the desk, it says so and leaves the page alone.
 */
export function LiveLead({ lead }: { lead: Pick<LeadRoomData, 'id' | 'reference'> }) {
  const { me } = useFrame();
  const [concerns] = useState(
    () => (change: LiveChange) => isAboutLead(change, lead) && !isOwnTaking(change, me.id),
  );
  const { read, say } = useLivePage();
  const count = useNews(concerns);
  /** The place of the page that was left alone. */
  const [heldPlace, setHeldPlace] = useState<string | null>(null);
  const { readAnew, state } = useReadAnew();
  const { state: navigation } = useNavigation();
  const isIdle = state === 'idle' && navigation === 'idle';
  const news = isIdle && count !== 0 ? count : null;

  useEffect(() => {
    if (news === null) return undefined;
    const look = async () => {
      const isLeft = isTyping(document) || isPageOutdated() || !(await readAnew());
      if (isLeft) setHeldPlace(read.place);
      else say(WORDS.live.added);
    };
    const timer = setTimeout(() => void look(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [news, read.place, readAnew, say]);

  const isHeld = heldPlace === read.place;
  const words = count === 0 ? '' : WORDS.live.changes(count, read.at);
  return isHeld ? <NewsStrip words={words} still={WORDS.live.still} /> : null;
}
