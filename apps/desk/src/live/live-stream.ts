import { Readable } from 'node:stream';

import type { Role } from '@high-street/people';

import type { Present } from '#/presence/index.ts';

import type { Change } from './change-reader.ts';
import { type LiveCursor, writeCursor } from './live-cursor.ts';
import type { Batch } from './live-feed.ts';
import { isVisible } from './snapshot.ts';

/** Whose page it is. */
export type Listener = {
  readonly sessionId: string;
  readonly personId: string;
  readonly role: Role;
  /** The reference of the lead that the page is about, if it is about one. */
  readonly lead?: string | null;
  /** Whether the page came from another build of the screens than the one that answers. */
  readonly isOutdated?: boolean;
};

/** A reader that has left so much unread when there is more to tell is dropped; it comes back and goes on where it was. */
const MOST_UNREAD_BYTES = 64 * 1024;
const RETRY_LEAST_MS = 1_000;
/** Pages that lost their stream together come back one after the other within this time. */
const RETRY_SPREAD_MS = 9_000;

/**
 * Leads and bookings are everybody's. The rest of the log is the owners', and everybody's as far as it is about
 * themselves.
 */
function mayKnow({ personId, role }: Listener, change: Change): boolean {
  if (change.record === 'lead' || change.record === 'booking' || role === 'owner') return true;
  return change.personId === personId || (change.record === 'person' && change.id === personId);
}

/** Those of the changes that a listener may know, but for what their page has read already. */
function tellChanges(changes: readonly Change[], listener: Listener, from: LiveCursor | null) {
  return changes
    .filter((change) => from === null || !isVisible(from.snapshot, change.transaction))
    .filter((change) => mayKnow(listener, change))
    .map(({ record, id, kind, personId, givenTo }) => ({ record, id, kind, personId, givenTo }));
}

/** Sends a reader more, or drops them. */
function push(output: Readable, text: string): void {
  if (output.destroyed) return;
  if (output.readableLength > MOST_UNREAD_BYTES) output.destroy();
  else output.push(text);
}

/** Where a stream goes on from, if that is known, and where it joins. */
type Way = { readonly from: LiveCursor | null; readonly now: LiveCursor };

/** The events of one page as text: see the HTML standard, "Server-sent events". */
export function createLiveStream(listener: Listener, { from, now }: Way) {
  /** What came before the stream has caught up; null from then on. */
  let held: Batch[] | null = [];
  let place = writeCursor(now);
  let present = '';
  let isSignedOut = false;
  const output = new Readable({ read: () => undefined });

  function write(text: string): void {
    if (!isSignedOut) push(output, text);
  }

  // At once, as who is signed out before the stream has caught up is told no more than this.
  const retryMs = RETRY_LEAST_MS + Math.round(Math.random() * RETRY_SPREAD_MS);
  write(`retry: ${retryMs}\nid: ${place}\n\n`);

  function send({ changes, isCut, cursor }: Batch): void {
    place = writeCursor(cursor);
    const told = tellChanges(changes, listener, from);
    if (told.length === 0 && !isCut) return;
    const event = isCut ? 'many' : 'changes';
    write(`id: ${place}\nevent: ${event}\ndata: ${JSON.stringify(isCut ? [] : told)}\n\n`);
  }

  return {
    listener,
    output,

    /** Begins, with what was missed up to now, or with `null` where that cannot be said any more. */
    begin(missed: Batch | null): void {
      if (listener.isOutdated) write('event: outdated\ndata: []\n\n');
      if (missed === null) write(`id: ${place}\nevent: many\ndata: []\n\n`);
      else send(missed);
      for (const batch of held ?? []) send(batch);
      held = null;
    },

    /** Tells what has just become visible. */
    tell(batch: Batch): void {
      if (held === null) send(batch);
      else held.push(batch);
    },

    /** Tells who else has the lead of the page open, where that has changed. */
    tellPresent(people: readonly Present[]): void {
      const others = JSON.stringify(people.filter(({ id }) => id !== listener.personId));
      if (held !== null || others === present) return;
      present = others;
      write(`event: present\ndata: ${others}\n\n`);
    },

    /** Keeps proxies from ending a silent stream and the page from giving it up, and the page's place near the present. */
    beat(): void {
      if (held === null) write(`id: ${place}\nevent: beat\ndata: []\n\n`);
    },

    /** Ends it and tells the page not to come back. When called again, drops a reader that has not read that yet. */
    signOut(): void {
      if (isSignedOut && held === null) output.destroy();
      write('event: signed-out\ndata: []\n\n');
      if (!output.destroyed && !isSignedOut) output.push(null);
      isSignedOut = true;
    },
  };
}

/** The events of one page. */
export type LiveStream = ReturnType<typeof createLiveStream>;
