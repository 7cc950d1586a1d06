import { Button, ButtonLink, RefreshIcon, LogOutIcon } from '@high-street/ui';
import { type MouseEvent, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

import { Strip } from '#app/parts/strip.tsx';
import { withQuery } from '#app/with-query.ts';
import { addNews, type LiveChange, type LiveNews } from './live-change.ts';
import { useLivePage } from './live-page.tsx';
import { isPageOutdated, useIsOutdated } from './outdated.ts';
import { useReadAnew } from './use-read-anew.ts';
import { WORDS } from './words.ts';

type Concerns = (change: LiveChange) => boolean;

type Hear<Known> = (known: Known, news: LiveNews, concerns: Concerns) => Known;

/** What is known by the changes of a kind since the page was read; keep all but the first outside of the component. */
export function useHeard<Known>(nothing: Known, hear: Hear<Known>, concerns: Concerns): Known {
  const { read, listen } = useLivePage();
  const { place } = read;
  const [heard, setHeard] = useState({ place, known: nothing });
  useEffect(
    () =>
      listen((news) =>
        setHeard((before) => ({
          place,
          known: hear(before.place === place ? before.known : nothing, news, concerns),
        })),
      ),
    [listen, place, nothing, hear, concerns],
  );
  // What came before the page was read anew is in what it read.
  return heard.place === place ? heard.known : nothing;
}

/** How many changes of a kind came in since the page was read; keep `concerns` outside of the component. */
export function useNews(concerns: Concerns): number | 'many' {
  return useHeard<number | 'many'>(0, addNews, concerns);
}

type NewsStripProps = {
  words: string;
  /** What stays as it is until somebody wants to see it. */
  still?: string;
};

/** Says that a list has changed, in the words of its room; nothing while there are none. */
export function NewsStrip({ words, still = WORDS.still }: NewsStripProps) {
  const { say } = useLivePage();
  const { readAnew, isReading } = useReadAnew();
  const { state: navigation } = useNavigation();
  // What is done in the page itself may be told before it has been read anew with it.
  const isShown = words !== '' && navigation === 'idle';
  useEffect(() => {
    if (isShown) say(words);
  }, [isShown, words, say]);
  if (!isShown) return null;
  return (
    <Strip
      tone="sky"
      icon={<RefreshIcon size={18} />}
      isLive={false}
      acts={
        <Button variant="quiet" size="row" isBusy={isReading} onClick={() => void readAnew()}>
          {WORDS.show}
        </Button>
      }
    >
      <b>{words}</b> {still}
    </Strip>
  );
}

type ChangesStripProps = { count: ReturnType<typeof useNews>; still: string };

/** Says how many changes there were, which stay unseen until somebody wants to see them; nothing for none. */
export function ChangesStrip({ count, still }: ChangesStripProps) {
  const { read } = useLivePage();
  const words = count === 0 ? '' : `${WORDS.changes(count)} ${WORDS.since(read.at)}`;
  return <NewsStrip words={words} still={still} />;
}

type LiveStripProps = Pick<NewsStripProps, 'still'> & { concerns: Concerns };

/** Tells that a list has changed, which stays as it is until somebody wants to see it. */
export function LiveStrip({ concerns, still = WORDS.still }: LiveStripProps) {
  return <ChangesStrip count={useNews(concerns)} still={still} />;
}

const FRESH_EVERY_MS = 4_000;
const FRESH_SPREAD_MS = 2_000;

/**
 * Reads a room anew by itself when something changes, and loads it once the desk has other scripts: for rooms of figures,
 * in which nothing is pressed.
 */
export function LiveFigures({ concerns }: { concerns: Concerns }) {
  const count = useNews(concerns);
  const { readAnew, state } = useReadAnew();
  const [readAt, setReadAt] = useState(-Infinity);
  const isOutdated = useIsOutdated();
  const hasNews = (count !== 0 || isOutdated) && state === 'idle';
  useEffect(() => {
    if (!hasNews) return undefined;
    // Many pages that are told of the same thing do not all ask in the same moment.
    const wait = readAt + FRESH_EVERY_MS - performance.now();
    const timer = setTimeout(
      () => {
        if (isPageOutdated()) {
          if (navigator.onLine) window.location.reload();
          return;
        }
        setReadAt(performance.now());
        void readAnew();
      },
      Math.max(0, wait) + Math.random() * FRESH_SPREAD_MS,
    );
    return () => clearTimeout(timer);
  }, [hasNews, readAt, readAnew]);
  return null;
}

/** Loads the page with what is selected in it by now, of which the router knows nothing. */
function keepAddress({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  link.search = window.location.search;
}

type HereProps = {
  /** The address of the page. */
  here: string;
};

function SignedOutStrip({ here }: HereProps) {
  const signIn = withQuery('/sign-in', { to: here });
  return (
    <Strip
      tone="blush"
      isLive={false}
      icon={<LogOutIcon size={18} />}
      acts={
        <ButtonLink variant="quiet" size="row" href={signIn} target="_blank">
          {WORDS.signIn}
        </ButtonLink>
      }
    >
      <b>{WORDS.signedOut}</b> {WORDS.kept}
    </Strip>
  );
}

function OutdatedStrip({ here }: HereProps) {
  return (
    <Strip
      tone="sky"
      isLive={false}
      icon={<RefreshIcon size={18} />}
      acts={
        <ButtonLink variant="quiet" size="row" href={here} onClick={keepAddress}>
          {WORDS.reload}
        </ButtonLink>
      }
    >
      <b>{WORDS.outdated}</b> {WORDS.finish}
    </Strip>
  );
}

/** Tells that the page is no longer kept up to date, and what may help; without scripts, when it was read. */
export function LiveNotice() {
  const { read, state } = useLivePage();
  const isOutdated = useIsOutdated();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  if (state === 'signed-out') return <SignedOutStrip here={here} />;
  if (isOutdated) return <OutdatedStrip here={here} />;
  const reload = (
    <>
      {WORDS.readAt(read.at)}{' '}
      <a className="link" href={here} onClick={keepAddress}>
        {WORDS.reload}
      </a>
    </>
  );
  if (state === 'off') {
    return (
      <Strip tone="butter" isLive={false} icon={<RefreshIcon size={18} />}>
        {WORDS.off} {reload}
      </Strip>
    );
  }
  return (
    <noscript>
      <p className="caption muted">{reload}</p>
    </noscript>
  );
}
