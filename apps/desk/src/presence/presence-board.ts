import type { Clock } from '@high-street/server';

import type { Presence, Present, Sign } from './presence.ts';

const SIGN_EVERY_MS = 20_000;
const READ_EVERY_MS = 5_000;

type Parts = { readonly presence: Presence; readonly clock: Clock };

function keyOf({ reference, personId }: Sign): string {
  return `${reference} ${personId}`;
}

/** Signs for the open pages of a process together, and reads who else is there, as seldom as will do. */
export function createPresenceBoard({ presence, clock }: Parts) {
  let signed = new Set<string>();
  let signedAt = -Infinity;
  let readAt = -Infinity;

  return {
    /** Who is at the leads of these pages; null while it is too early to look again, or nobody has a lead open. */
    async look(pages: readonly Sign[]): Promise<ReadonlyMap<string, readonly Present[]> | null> {
      const signs = new Map(pages.map((page) => [keyOf(page), page]));
      const now = clock.now().getTime();
      const isNew = signs.keys().some((key) => !signed.has(key));
      if (isNew || (signs.size > 0 && now - signedAt >= SIGN_EVERY_MS)) {
        await presence.sign([...signs.values()]);
        signedAt = now;
      } else if (signs.size === 0 || now - readAt < READ_EVERY_MS) {
        signed = new Set(signs.keys());
        return null;
      }
      signed = new Set(signs.keys());
      readAt = now;
      return presence.list([...new Set(pages.map(({ reference }) => reference))]);
    },
  };
}

/** Signs for the open pages of a process. */
export type PresenceBoard = ReturnType<typeof createPresenceBoard>;
