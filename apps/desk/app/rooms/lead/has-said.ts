import type { TimelineNote } from './timeline-row.ts';

/** Whether a note says that, or has said it: the desk has such words, also where nobody was told that it stored them. */
export function hasSaid(
  {
    body,
    earlier,
  }: { body: string; earlier: readonly Pick<TimelineNote['earlier'][number], 'body'>[] },
  words: string,
): boolean {
  return [body, ...earlier.map((each) => each.body)].includes(words.trim());
}
