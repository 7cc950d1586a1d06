import { useIsPrerendered } from '@high-street/ui';
import { type ReactNode, useEffect, useRef } from 'react';

import { ROOM_TITLE } from '#app/parts/room-title.ts';
import { BrandMark } from './brand-mark.tsx';
import { isFocusLost } from './use-lost-focus.ts';
import { WORDS } from './words.ts';

/** Puts the focus on a page that took the place of another one, as a page that loads would. */
function useFocusOnPage() {
  const page = useRef<HTMLElement>(null);
  const isLoaded = useRef(useIsPrerendered());
  useEffect(() => {
    if (!isLoaded.current && isFocusLost()) page.current?.focus({ preventScroll: true });
  }, []);
  return page;
}

/** What a page without the frame shows, under the sign of the desk. */
export function AloneMain({ children }: { children: ReactNode }) {
  const page = useFocusOnPage();
  return (
    <main className="fault-alone" ref={page} tabIndex={-1} aria-labelledby={ROOM_TITLE}>
      <a href="/" className="fault-brand">
        <BrandMark size={30} />
        {WORDS.desk}
      </a>
      <div>{children}</div>
    </main>
  );
}
