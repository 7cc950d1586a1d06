import { CheckIcon } from '@high-street/ui';

import { Strip } from './strip.tsx';

/** What was done, in a few strong words and a line. */
export type NoticeWords = { readonly strong: string; readonly rest: string };

/** Says that an act went well; nothing for null. */
export function Notice({ words }: { words: NoticeWords | null }) {
  if (words === null) return null;
  return (
    <Strip tone="leaf" icon={<CheckIcon size={18} />}>
      <b>{words.strong}</b> {words.rest}
    </Strip>
  );
}
