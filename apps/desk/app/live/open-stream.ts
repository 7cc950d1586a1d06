import { readMeta } from '#app/frame/read-meta.ts';
import { type Present, readPresent } from '#app/presence/read-present.ts';

import { type LiveNews, readChanges } from './live-change.ts';
import { markOutdated } from './outdated.ts';
import { watchSilence } from './watch-silence.ts';

/** Whether the page is told what changes: not while it has too many siblings, nor while it is signed out. */
export type LiveState = 'on' | 'off' | 'signed-out';

type Listener = {
  readonly onNews: (news: LiveNews) => void;
  readonly onState: (state: LiveState) => void;
  readonly onPresent: (people: readonly Present[]) => void;
  /** Told where somebody else has signed in since the page was read; says whether it was read anew. */
  readonly onOther: () => Promise<boolean>;
};

/** Of what, and of whom, the page is. */
type Page = { readonly place: string; readonly lead: string | null; readonly me: string };

const AGAIN_LEAST_MS = 5_000;
const AGAIN_SPREAD_MS = 25_000;

/** Whether the session has ended: the stream itself cannot say why it was refused. */
async function hasNoSession(): Promise<boolean> {
  const answer = await fetch('/counts', { redirect: 'manual' }).catch(() => null);
  return answer?.type === 'opaqueredirect';
}

/** Looks as somebody comes to the page or leaves it; gives what ends that. */
function followPresence(look: () => void): () => void {
  document.addEventListener('visibilitychange', look);
  // Of two windows side by side none is hidden while one signs in in the other.
  window.addEventListener('focus', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
  };
}

/**
 * Listens from a place on, for the page of a lead if it is one, while the page is to be seen: a browser has six connections to a server, which pages in the
 * background would keep from the one in hand. Gives what ends it.
 */
export function openStream(
  { place, lead, me }: Page,
  { onNews, onState, onPresent, onOther }: Listener,
): () => void {
  let source: EventSource | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let from = place;
  let isSignedOut = false;
  const silence = watchSilence((isLost) => {
    if (isLost) onState('off');
    open();
  });

  function keep({ lastEventId }: MessageEvent): void {
    if (lastEventId !== '') from = lastEventId;
  }

  function close(): void {
    clearTimeout(again);
    silence.stop();
    source?.close();
    source = null;
  }

  function endSignedOut(): void {
    isSignedOut = true;
    close();
    onState('signed-out');
  }

  function openLater(): void {
    onState('off');
    again = setTimeout(open, AGAIN_LEAST_MS + Math.random() * AGAIN_SPREAD_MS);
  }

  async function askWhy(refused: EventSource): Promise<void> {
    const isOut = await hasNoSession();
    // Hidden meanwhile, or left.
    if (source !== refused) return;
    if (isOut) endSignedOut();
    else openLater();
  }

  async function tellOther(told: EventSource | null): Promise<void> {
    told?.close();
    silence.stop();
    const isRead = await onOther();
    // Hidden meanwhile, or left.
    if (source === told && !isRead) openLater();
  }

  function open(): void {
    close();
    const version = readMeta('desk-version');
    const query = new URLSearchParams({ from, version, me, ...(lead === null ? {} : { lead }) });
    source = new EventSource(`/live?${query.toString()}`);
    silence.start();
    source.addEventListener('open', () => {
      silence.end();
      isSignedOut = false;
      onState('on');
    });
    source.addEventListener('beat', () => silence.end());
    for (const told of ['beat', 'changes', 'many']) source.addEventListener(told, keep);
    source.addEventListener('changes', (event) => onNews(readChanges(event.data)));
    source.addEventListener('many', () => onNews('many'));
    source.addEventListener('present', (event) => onPresent(readPresent(event.data)));
    source.addEventListener('outdated', markOutdated);
    source.addEventListener('signed-out', endSignedOut);
    source.addEventListener('other-person', () => void tellOther(source));
    source.addEventListener('error', () => {
      silence.lose();
      // What was lost on the way the browser opens again by itself; what was refused it does not.
      if (source?.readyState !== EventSource.CLOSED) return;
      silence.stop();
      // Still: it is tried again when somebody comes back to the page, who may have signed in in another tab.
      if (isSignedOut) close();
      else void askWhy(source);
    });
  }

  function look(): void {
    if (document.visibilityState === 'hidden') close();
    else if (source === null) open();
  }

  look();
  const forget = followPresence(look);
  return () => {
    forget();
    close();
  };
}
