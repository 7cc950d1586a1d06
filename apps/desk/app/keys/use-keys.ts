import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { tinykeys } from 'tinykeys';

import { ignoresKey, isInField } from './ignores-key.ts';
import { isSingleKey, listKeys } from './key-map.ts';
import { SEARCH_STATE, focusSearch } from './search-key.ts';
import { watchTyping } from './watch-typing.ts';

type Options = {
  /** The rooms that are open to the person. */
  readonly open: readonly string[];
  /** Whether letters act by themselves. */
  readonly hasSingleKeys: boolean;
};

function leaveField(): void {
  const field = document.activeElement;
  if (field instanceof HTMLElement) field.blur();
}

/** Has the keys that count anywhere do what their table says. */
export function useKeys({ open, hasSingleKeys }: Options): void {
  const navigate = useNavigate();
  const isOnWayToSearch = useRef(false);
  // A page that is read anew has a new list of the same rooms, which must not come between two keys of one act.
  const rooms = open.join(' ');
  useEffect(() => {
    const { goesOn, leave } = watchTyping();
    // Who types at once what to search for, or goes on with words, means no key of the page that is shown.
    const hold = (event: KeyboardEvent) => {
      const isWithin = isInField(event);
      const isBox = event.target instanceof HTMLTextAreaElement;
      const field = isBox ? 'box' : isWithin ? 'line' : null;
      if (goesOn(event, field) || (isOnWayToSearch.current && !isWithin)) {
        event.stopImmediatePropagation();
      }
    };
    window.addEventListener('keydown', hold, { capture: true });
    window.addEventListener('pointerdown', leave, { capture: true });
    return () => {
      window.removeEventListener('keydown', hold, { capture: true });
      window.removeEventListener('pointerdown', leave, { capture: true });
    };
  }, []);
  // Before the page is painted: keys count from the moment that it is shown.
  useLayoutEffect(() => {
    /** Shown at once when it has come, so that the search has the focus before letters count again. */
    const goToSearch = async () => {
      isOnWayToSearch.current = true;
      try {
        await navigate('/leads', { state: SEARCH_STATE, flushSync: true });
      } finally {
        isOnWayToSearch.current = false;
      }
    };
    const acts = listKeys(rooms.split(' '), 'anywhere').filter(
      (act) => hasSingleKeys || !isSingleKey(act),
    );
    const bindings = acts.map((act) => [
      act.binding,
      (event: KeyboardEvent) => {
        // Outside of fields Escape is a list's, which leaves alone what somebody else has taken.
        if (act.kind === 'leave-field' && !isInField(event)) return;
        event.preventDefault();
        if (act.kind === 'go') void navigate(act.to);
        else if (act.kind === 'leave-field') leaveField();
        else if (!focusSearch()) void goToSearch();
      },
    ]);
    return tinykeys(window, Object.fromEntries(bindings), { ignore: ignoresKey });
  }, [rooms, hasSingleKeys, navigate]);
}
