import { boundLog } from '#/database/embedded/bound-log.ts';
import type { EmbeddedServer } from '#/database/embedded/embedded-server.ts';
import type { ServerSession } from '#/database/embedded/connect-or-start.ts';
import { joinServer, leaveServer } from '#/database/embedded/server-use.ts';

const REJOIN_FIRST_MS = 100;
// What keeps the server away may be over at any moment, such as a full disk, and leads wait for this.
const REJOIN_LONGEST_MS = 1_000;
const TELL_EVERY_MS = 30_000;

/** Keeps the server marked as used, and brings it back after a crash, until `end` is called. */
export function keepInUse(server: EmbeddedServer, first: ServerSession): { end(): Promise<void> } {
  const ending = new AbortController();
  let session: ServerSession | undefined = first;
  let rejoining: Promise<void> = Promise.resolve();
  const bounding = boundLog(server, ending.signal);

  function watch(watched: ServerSession): void {
    watched.client.once('end', () => {
      session = undefined;
      if (ending.signal.aborted) return;
      rejoining = rejoin();
    });
  }

  async function rejoin(): Promise<void> {
    let toldAt = -Infinity;
    for (
      let wait = REJOIN_FIRST_MS;
      !ending.signal.aborted;
      wait = Math.min(wait * 2, REJOIN_LONGEST_MS)
    ) {
      try {
        session = await joinServer(server);
        watch(session);
        return;
      } catch (error) {
        const now = server.clock.now().getTime();
        if (now - toldAt >= TELL_EVERY_MS) {
          toldAt = now;
          server.log.error(
            { err: error },
            'the embedded PostgreSQL is gone and does not come back',
          );
        }
        await server.clock.sleep(wait, ending.signal).catch(() => undefined);
      }
    }
  }

  async function end(): Promise<void> {
    ending.abort();
    await bounding;
    await rejoining;
    if (session !== undefined) await leaveServer(server, session);
  }

  watch(first);
  return { end };
}
