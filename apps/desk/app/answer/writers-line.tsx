import { Button, PencilIcon } from '@high-street/ui';

import { Strip } from '#app/parts/strip.tsx';
import type { Writer } from './reply-data.ts';
import { REPLY } from './reply-words.ts';

const words = REPLY.writing;

const LIST = new Intl.ListFormat('en-GB');

type WritersLineProps = {
  writers: readonly Writer[];
  /** Absent where there is no note to go to. */
  onNote?: (() => void) | undefined;
};

/** Who else is writing to the same lead; nothing is locked. */
export function WritersLine({ writers, onNote }: WritersLineProps) {
  const [first] = writers;
  if (first === undefined) return null;
  const names = LIST.format(writers.map(({ name }) => name));
  return (
    <div className="writers">
      <Strip
        tone="butter"
        icon={<PencilIcon size={18} />}
        acts={
          onNote && (
            <Button variant="quiet" size="row" onClick={onNote}>
              {words.note}
            </Button>
          )
        }
      >
        <b>{words.who(names, writers.length)}</b> {words.since} {first.since}. {words.wait}
      </Strip>
    </div>
  );
}
