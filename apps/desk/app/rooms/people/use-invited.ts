import { useState } from 'react';

import { useArrivals } from '#app/answer/use-arrivals.ts';

/**
 * How often the form has invited somebody, as its key: it is then empty again, while acts on other rows leave what is typed
 * into it. `url` is the link to hand over that the form was answered with; null for none.
 */
export function useInvited(url: string | null): number {
  const mailed = useArrivals('invited');
  const [last, setLast] = useState({ url, count: 0 });
  if (url !== null && last.url !== url) setLast({ url, count: last.count + 1 });
  return mailed + last.count;
}
