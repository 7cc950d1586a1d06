import type { Readable } from 'node:stream';

import type { Clock } from '@high-street/server';
import type { FastifyBaseLogger } from 'fastify';

import type { PresenceBoard } from '#/presence/index.ts';

import { type LiveCursor, readCursor } from './live-cursor.ts';
import type { Batch, LiveFeed } from './live-feed.ts';
import { createRepeatedLook } from './repeated-look.ts';
import { createLiveStream, type Listener, type LiveStream } from './live-stream.ts';

const BEAT_MS = 15_000;
/** Browsers open six connections to a server at most; more pages than that would only take them from each other. */
const MOST_A_SESSION = 6;

type Parts = {
  readonly feed: LiveFeed;
  /** Which of these sessions are open, without counting that as use of them. */
  readonly findOpen: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly board: PresenceBoard;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
};

/** Signs for the pages that are about leads, and tells them who else is there. */
async function lookAround(streams: ReadonlySet<LiveStream>, board: PresenceBoard): Promise<void> {
  const pages = [...streams].flatMap((stream) => {
    const { lead, personId } = stream.listener;
    return lead ? [{ stream, reference: lead, personId }] : [];
  });
  const present = await board.look(pages);
  if (present === null) return;
  for (const { stream, reference } of pages) stream.tellPresent(present.get(reference) ?? []);
}

function ofSessions(streams: ReadonlySet<LiveStream>, ids: readonly string[]): LiveStream[] {
  return [...streams].filter(({ listener }) => ids.includes(listener.sessionId));
}

/** Ends the streams of the sessions that are no longer open. */
async function endSignedOut(
  streams: ReadonlySet<LiveStream>,
  findOpen: Parts['findOpen'],
): Promise<void> {
  const ids = [...new Set([...streams].map(({ listener }) => listener.sessionId))];
  if (ids.length === 0) return;
  const open = await findOpen(ids);
  for (const stream of ofSessions(streams, ids)) {
    if (!open.has(stream.listener.sessionId)) stream.signOut();
  }
}

/** Begins a stream with what was missed from a place up to where it joins. */
async function catchUp(
  stream: LiveStream,
  feed: LiveFeed,
  { from, now }: { from: string; now: LiveCursor },
): Promise<void> {
  const cursor = readCursor(from);
  const none: Batch = { changes: [], isCut: false, cursor: now };
  stream.begin(from === '' ? none : cursor && (await feed.catchUp(cursor, now)));
}

/** Has a feed begin once, however many wait for it. */
function shareBeginning(feed: LiveFeed): () => Promise<void> {
  let beginning: Promise<LiveCursor> | null = null;
  return async () => {
    if (feed.place() !== null) return;
    beginning ??= feed.begin().finally(() => {
      beginning = null;
    });
    await beginning;
  };
}

/** Says when the next beat is due, and counts from then on. */
function createBeat(clock: Clock): () => boolean {
  let beatAt = clock.now().getTime();
  return () => {
    const now = clock.now().getTime();
    // A clock that was set back would else keep the pages without a beat until it is as late again.
    if (now >= beatAt && now - beatAt < BEAT_MS) return false;
    beatAt = now;
    return true;
  };
}

/** All open pages of a process, told by one look at the database a second. */
export function createLiveHub({ feed, findOpen, board, clock, log }: Parts) {
  const streams = new Set<LiveStream>();
  let isClosed = false;
  const begin = shareBeginning(feed);
  const isBeatDue = createBeat(clock);
  const repeated = createRepeatedLook({ look, clock, log });
  const isFull = (sessionId: string) =>
    isClosed || ofSessions(streams, [sessionId]).length >= MOST_A_SESSION;

  async function look(): Promise<void> {
    // First, so that who is signed out is told nothing more.
    await endSignedOut(streams, findOpen);
    const batch = await feed.poll();
    for (const stream of streams) if (batch) stream.tell(batch);
    await lookAround(streams, board);
    if (isBeatDue()) for (const stream of streams) stream.beat();
  }

  function leave(stream: LiveStream): void {
    streams.delete(stream);
    if (streams.size > 0) return;
    void repeated.stop();
    feed.end();
  }

  return {
    /**
     * The events of a page that goes on from a place, or from now for an empty text. Null if the session has as many open
     * as it may.
     */
    async open(listener: Listener, from: string): Promise<Readable | null> {
      const { sessionId } = listener;
      if (isFull(sessionId)) return null;
      await begin();
      // The place at which the stream joins: nothing may wait between reading it and joining.
      const now = feed.place();
      if (now === null || isFull(sessionId)) return null;
      const stream = createLiveStream(listener, { from: readCursor(from), now });
      streams.add(stream);
      repeated.start();
      stream.output.once('close', () => leave(stream));
      await catchUp(stream, feed, { from, now }).catch((error: unknown) => {
        stream.output.destroy();
        throw error;
      });
      return stream.output;
    },

    /** This moment, from which a page that reads its data afterwards goes on. */
    mark: () => feed.mark(),

    /** How many pages are open. */
    count: () => streams.size,

    /** Ends all of them; the pages come back to whichever process answers then. */
    async close(): Promise<void> {
      isClosed = true;
      for (const { output } of streams) output.destroy();
      await repeated.stop();
    },
  };
}

/** All open pages of a process. */
export type LiveHub = ReturnType<typeof createLiveHub>;
