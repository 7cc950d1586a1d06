import { useEffect, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';

import { isTyping } from '#app/answer/is-typing.ts';
import { useFrame } from '#app/frame/use-frame.ts';
import type { LiveChange } from '#app/live/live-change.ts';
import { useLivePage } from '#app/live/live-page.tsx';
import { NewsStrip, useNews } from '#app/live/live-strip.tsx';
import { isPageOutdated } from '#app/live/outdated.ts';
import { WORDS } from './words.ts';

/** Several lines of one act come together. */
const SETTLE_MS = 400;

/**
 * Reads the lead anew when somebody else does something to it. While somebody types, or the page is older than the desk, it
 * says so and leaves the page alone.
 */
export function LiveLead({ leadId }: { leadId: string }) {
  const { me } = useFrame();
  const [concerns] = useState(
    () =>
      // The first letter of a reply takes the lead, of which nobody has to be told who types it.
      ({ record, id, personId }: LiveChange) =>
        record === 'lead' && id === leadId && personId !== me.id,
  );
  const { read, say } = useLivePage();
  const count = useNews(concerns);
  /** The place of the page that was left alone. */
  const [heldPlace, setHeldPlace] = useState<string | null>(null);
  const { revalidate, state } = useRevalidator();
  const { state: navigation } = useNavigation();
  const isIdle = state === 'idle' && navigation === 'idle';
  const news = isIdle && count !== 0 ? count : null;

  useEffect(() => {
    if (news === null) return undefined;
    const timer = setTimeout(() => {
      if (isTyping(document) || isPageOutdated()) {
        setHeldPlace(read.place);
        return;
      }
      void revalidate();
      say(WORDS.live.added);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [news, read.place, revalidate, say]);

  const isHeld = heldPlace === read.place;
  const words = count === 0 ? '' : WORDS.live.changes(count, read.at);
  return isHeld ? <NewsStrip words={words} still={WORDS.live.still} /> : null;
}
