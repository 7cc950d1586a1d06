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

function Writing({ writers, onNote }: WritersLineProps) {
  const [first] = writers;
  if (first === undefined) return null;
  const names = LIST.format(writers.map(({ name }) => name));
  return (
    <Strip
      tone="butter"
      isLive={false}
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
  );
}

/** Who else is writing to the same lead, which is read out; nothing is locked. */
export function WritersLine(props: WritersLineProps) {
  return (
    <div className="writers" role="status">
      <Writing {...props} />
    </div>
  );
}
