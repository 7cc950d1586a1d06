import './presence.css';

import { useLivePage } from '#app/live/live-page.tsx';
import { describeTime } from '#app/parts/describe-moment.ts';
import { Face } from '#app/parts/face.tsx';
import type { Present } from './read-present.ts';
import { WORDS } from './words.ts';

const LIST = new Intl.ListFormat('en-GB');

function firstName(name: string): string {
  return name.split(' ')[0] ?? name;
}

type PresentLineProps = {
  reference: string;
  /** Who else was there when the page was read. */
  read: readonly Present[];
};

/** Who else has the lead open: `Tom is looking since 11:20`. It changes by itself. */
export function PresentLine({ reference, read }: PresentLineProps) {
  const {
    present,
    read: { zone },
  } = useLivePage();
  const people = present?.lead === reference ? present.people : read;
  const [first] = people;
  if (first === undefined) return null;
  const names = LIST.format(people.map(({ name }) => firstName(name)));
  return (
    <p className="present">
      <span className="present-faces">
        {people.map((person) => (
          <Face key={person.id} person={person} size={24} />
        ))}
      </span>
      <span className="caption">
        <b>{WORDS.looking(names, people.length)}</b> {WORDS.since}{' '}
        <time dateTime={first.since} className="tnum">
          {describeTime(new Date(first.since), zone)}
        </time>
      </span>
    </p>
  );
}
