import type { SunkMail } from '@high-street/server/testing';

const MESSAGE_ID = /^message-id:\s*(<[^>]+>)/im;
const HEAD_BYTES = 4_096;

/** Counts mails by Message-ID and keeps none of them, as many would fill the memory. */
export function createMailCount() {
  const counts = new Map<string, number>();
  return {
    /** Takes the mails out of the list. */
    take: (mails: SunkMail[]): void => {
      for (const { raw } of mails.splice(0)) {
        const id = MESSAGE_ID.exec(raw.toString('latin1', 0, HEAD_BYTES))?.[1] ?? 'no Message-ID';
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    },
    /** How many there are without those that came again. */
    distinct: (): number => counts.size,
    /** How many came again. */
    repeats: (): number => [...counts.values()].reduce((sum, count) => sum + count - 1, 0),
  };
}
