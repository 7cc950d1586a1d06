import type { Diary } from './diary.ts';
import { listRows } from './fault-table.ts';

/** The forms try three times, with waits of 0.8 s and 2.4 s at least in between, before they show an error. */
const FORMS_TRY_MS = 3_200;

/** What visitors must not see, and saw: pages that fail twice in a row, and errors that the forms had time to get over. */
export function listBreaches(diary: Pick<Diary, 'tries' | 'visits'>): string[] {
  const outages = new Map(listRows(diary).map((row) => [row.fault, row.longestOutage]));
  return diary.visits.flatMap(({ deed, fault, alerts }) => {
    if (deed === 'page')
      return alerts > 1 ? [`${fault}: a page failed ${alerts} times in a row`] : [];
    const outage = Math.round(outages.get(fault) ?? 0);
    if (alerts === 0 || outage > FORMS_TRY_MS) return [];
    return [
      `${fault}: an error was seen at a ${deed}, though nothing was away for more than ${outage} ms`,
    ];
  });
}
