import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * How often the page was come to after something was done, to the note of that id where one is given, as a key of the form
 * that did it: the form is then empty again, while all others keep what was typed into them.
 */
export function useArrivals(done: string, noteId: string | null = null): number {
  const { key, search } = useLocation();
  const type = useNavigationType();
  const [seen, setSeen] = useState({ key, count: 0 });
  if (seen.key !== key) {
    const query = new URLSearchParams(search);
    const isDone = query.get('done') === done && query.get('note') === noteId;
    // By Back, Forward and links to a part of the page one comes to what was done before.
    setSeen({ key, count: seen.count + (isDone && type !== 'POP' ? 1 : 0) });
  }
  return seen.count;
}
