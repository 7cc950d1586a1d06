import { CheckIcon, UserIcon } from '@high-street/ui';
import type { ReactNode } from 'react';

import { Strip } from './strip.tsx';

/** What was done, in a few strong words and a line. */
export type NoticeWords = { readonly strong: string; readonly rest: string };

type NoticeProps = {
  words: NoticeWords | null;
  /** Leaf for what went well, sky for what somebody else was faster with, or what stays as it is. */
  tone?: 'leaf' | 'sky' | undefined;
  /** What can be done about it. */
  acts?: ReactNode;
};

/** Says what an act came to; nothing for null. */
export function Notice({ words, tone = 'leaf', acts }: NoticeProps) {
  if (words === null) return null;
  const icon = tone === 'leaf' ? <CheckIcon size={18} /> : <UserIcon size={18} />;
  return (
    <Strip tone={tone} icon={icon} acts={acts}>
      <b>{words.strong}</b> {words.rest}
    </Strip>
  );
}
