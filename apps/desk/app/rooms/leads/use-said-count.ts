import { useEffect, useRef } from 'react';

import { useLivePage } from '#app/live/live-page.tsx';

/** Has the count of a list read out once the list is another one; `list` is the address that says which. */
export function useSaidCount(list: string, count: string): void {
  const { sayOwn } = useLivePage();
  const said = useRef(list);
  useEffect(() => {
    if (said.current === list) return;
    said.current = list;
    sayOwn(count);
  }, [list, count, sayOwn]);
}
