import type { ReactNode } from 'react';

import { type Paint, paint } from '#/art/paint.ts';
import { SignText } from '#/art/sign-text.tsx';

type NewsSheetProps = { title: string; fill: Paint; children: ReactNode };

/** A paper that hangs in the stand, 150 by 200. */
export function NewsSheet({ title, fill, children }: NewsSheetProps) {
  return (
    <>
      <rect x="3" y="6" width="150" height="200" rx="3" fill={paint.shade} opacity=".3" />
      <rect width="150" height="200" rx="3" fill={fill} />
      <rect width="150" height="46" rx="3" fill={paint.shade} opacity=".1" />
      <SignText x={75} y={32} size={24} fill={paint.ink}>
        {title}
      </SignText>
      {children}
    </>
  );
}
