import { useState } from 'react';
import { useActionData, useLocation, useNavigationType } from 'react-router';

/**
 * How often the page was come to after something was done, to the note of that id where one is given, as a key of the form
 * that did it: the form is then empty again, while all others keep what was typed into them.
 */
export function useArrivals(done: string, noteId: string | null = null): number {
  const { key, search } = useLocation();
  const type = useNavigationType();
  const isAnswered = useActionData() !== undefined;
  const [seen, setSeen] = useState({ key, count: 0 });
  if (seen.key !== key) {
    const query = new URLSearchParams(search);
    const isDone = query.get('done') === done && query.get('note') === noteId;
    // By Back, Forward and links to a part of the page one comes to what was done before. So one does by an act that was
    // answered in place of leading on: the address stays.
    const isNew = isDone && type !== 'POP' && !isAnswered;
    setSeen({ key, count: seen.count + (isNew ? 1 : 0) });
  }
  return seen.count;
}
