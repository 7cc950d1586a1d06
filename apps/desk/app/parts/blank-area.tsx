import './blank-area.css';

import { TextArea } from '@high-street/ui';
import type { ComponentProps } from 'react';

import { cutText } from './cut-text.ts';

type BlankAreaProps = ComponentProps<typeof TextArea> & {
  /** What filled blanks of the text, which is underlined. */
  filled?: readonly string[];
};

const NONE: readonly string[] = [];

/** A box for a text whose blanks are marked: the same words lie under it, and grow with it. */
export function BlankArea({ filled = NONE, ...rest }: BlankAreaProps) {
  return (
    <div className="blank-area">
      <div className="blank-mirror" dir={rest.dir} aria-hidden="true">
        {cutText(rest.value, filled).map(({ at, kind, text }) =>
          kind === 'text' ? (
            text
          ) : (
            <mark key={at} data-kind={kind}>
              {text}
            </mark>
          ),
        )}
        {/* A line that is still empty takes room, too. */}
        {'\u200B'}
      </div>
      <TextArea autoComplete="off" {...rest} />
    </div>
  );
}
