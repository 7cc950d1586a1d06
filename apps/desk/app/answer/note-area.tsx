import { TextArea } from '@high-street/ui';
import type { ComponentProps } from 'react';

import { tooLongProps } from '#app/parts/hold-too-long.ts';
import { NOTE_LIMIT } from './note-limit.ts';
import { ANSWER } from './words.ts';

type NoteAreaProps = Omit<ComponentProps<typeof TextArea>, 'limit' | 'describeCount'> & {
  isTooLong: boolean;
  onWrite: (body: string) => void;
};

/** The box for the words of a note. */
export function NoteArea({ isTooLong, onWrite, ...rest }: NoteAreaProps) {
  return (
    <TextArea
      {...rest}
      {...tooLongProps(isTooLong)}
      name="body"
      autoComplete="off"
      limit={NOTE_LIMIT}
      describeCount={ANSWER.note.count}
      onChange={(event) => onWrite(event.target.value)}
    />
  );
}
