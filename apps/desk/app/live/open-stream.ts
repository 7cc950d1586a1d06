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

/** Looks now, and as somebody comes to the page or leaves it; gives what ends that. */
function followPresence(look: () => void): () => void {
  look();
  document.addEventListener('visibilitychange', look);
  // Of two windows side by side none is hidden while one signs in in the other.
  window.addEventListener('focus', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
  };
}

function connect({ lead, me }: Page, from: string): EventSource {
  const version = readMeta('desk-version');
  const query = new URLSearchParams({ from, version, me, ...(lead === null ? {} : { lead }) });
  return new EventSource(`/live?${query.toString()}`);
}

/** Passes on what the desk tells. */
function passOn(source: EventSource, { onNews, onPresent }: Listener): void {
  source.addEventListener('changes', (event) => onNews(readChanges(event.data)));
  source.addEventListener('many', () => onNews('many'));
  source.addEventListener('present', (event) => onPresent(readPresent(event.data)));
  source.addEventListener('outdated', markOutdated);
}

/** What becomes of a connection. */
type Fate = {
  readonly onOpen: () => void;
  /** Told of one that may be lost, and whether that was known. */
  readonly onSilence: (isLost: boolean) => void;
  readonly onRefused: () => void;
  readonly onSignedOut: () => void;
  /** Told where somebody else has signed in, once it is closed. */
  readonly onOther: () => void;
};

/** One connection at a time, each of which goes on from where the one before it was. */
function createConnection(
  page: Page,
  listener: Listener,
  { onOpen, onSilence, onRefused, onSignedOut, onOther }: Fate,
) {
  let source: EventSource | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let from = page.place;
  const silence = watchSilence(onSilence);

  function keep({ lastEventId }: MessageEvent): void {
    if (lastEventId !== '') from = lastEventId;
  }

  function close(): void {
    clearTimeout(again);
    silence.stop();
    source?.close();
    source = null;
  }

  function open(): void {
    close();
    source = connect(page, from);
    silence.start();
    source.addEventListener('open', () => {
      silence.end();
      onOpen();
    });
    source.addEventListener('beat', () => silence.end());
    for (const told of ['beat', 'changes', 'many']) source.addEventListener(told, keep);
    passOn(source, listener);
    source.addEventListener('signed-out', onSignedOut);
    source.addEventListener('other-person', () => {
      source?.close();
      silence.stop();
      onOther();
    });
    source.addEventListener('error', () => {
      silence.lose();
      // What was lost on the way the browser opens again by itself; what was refused it does not.
      if (source?.readyState !== EventSource.CLOSED) return;
      silence.stop();
      onRefused();
    });
  }

  function openLater(): void {
    again = setTimeout(open, AGAIN_LEAST_MS + Math.random() * AGAIN_SPREAD_MS);
  }

  return { open, openLater, close, find: () => source };
}

/**
 * Listens from a place on, for the page of a lead if it is one, while the page is to be seen: a browser has six
 * connections to a server, which pages in the background would keep from the one in hand. Gives what ends it.
 */
export function openStream(page: Page, listener: Listener): () => void {
  const { onState, onOther } = listener;
  let isSignedOut = false;
  const connection = createConnection(page, listener, {
    onOpen() {
      isSignedOut = false;
      onState('on');
    },
    onSilence(isLost) {
      if (isLost) onState('off');
      connection.open();
    },
    onRefused() {
      // Still: it is tried again when somebody comes back to the page, who may have signed in in another tab.
      if (isSignedOut) connection.close();
      else void askWhy();
    },
    onSignedOut: endSignedOut,
    onOther: () => void tellOther(),
  });

  function endSignedOut(): void {
    isSignedOut = true;
    connection.close();
    onState('signed-out');
  }

  function openLater(): void {
    onState('off');
    connection.openLater();
  }

  async function askWhy(): Promise<void> {
    const refused = connection.find();
    const isOut = await hasNoSession();
    // Hidden meanwhile, or left.
    if (connection.find() !== refused) return;
    if (isOut) endSignedOut();
    else openLater();
  }

  async function tellOther(): Promise<void> {
    const told = connection.find();
    const isRead = await onOther();
    // Hidden meanwhile, or left.
    if (connection.find() === told && !isRead) openLater();
  }

  function look(): void {
    if (document.visibilityState === 'hidden') connection.close();
    else if (connection.find() === null) connection.open();
  }

  const forget = followPresence(look);
  return () => {
    forget();
    connection.close();
  };
}
