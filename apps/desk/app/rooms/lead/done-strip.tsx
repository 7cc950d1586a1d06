import { UserIcon } from '@high-street/ui';

import { Notice } from '#app/parts/notice.tsx';
import { Strip } from '#app/parts/strip.tsx';
import type { Done } from './read-done.ts';

/** What an act came to; nothing for null. */
export function DoneStrip({ done }: { done: Done | null }) {
  if (done === null || done.tone === 'leaf') return <Notice words={done?.words ?? null} />;
  return (
    <Strip tone="sky" icon={<UserIcon size={18} />}>
      <b>{done.words.strong}</b> {done.words.rest}
    </Strip>
  );
}
