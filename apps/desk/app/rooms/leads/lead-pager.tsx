import type { LeadQuery } from '@high-street/leads';

import { useFrame } from '#app/frame/use-frame.ts';
import { Pager } from '#app/parts/pager.tsx';
import { countShown } from './count-shown.ts';
import { listAddress } from './list-address.ts';
import type { ListPage } from './read-list.ts';
import { WORDS } from './words.ts';

const KEYS = [
  { keys: ['J', 'K'], words: WORDS.keys.move, isChange: false },
  { keys: ['↵'], words: WORDS.keys.open, isChange: false },
  { keys: ['X'], words: WORDS.keys.select, isChange: true },
  { keys: ['R'], words: WORDS.keys.reply, isChange: true },
  { keys: ['M'], words: WORDS.keys.mark, isChange: true },
  { keys: ['?'], words: WORDS.keys.all, isChange: false },
];

function KeyHints({ mayChange }: { mayChange: boolean }) {
  return (
    <p className="key-hints" aria-hidden="true">
      {KEYS.filter(({ isChange }) => mayChange || !isChange).map(({ keys, words }) => (
        <span key={words}>
          {keys.map((key) => (
            <kbd key={key} className="key">
              {key}
            </kbd>
          ))}
          {words}
        </span>
      ))}
    </p>
  );
}

type LeadPagerProps = {
  page: ListPage;
  query: LeadQuery;
  place: string | null;
  /** How many the view has without filters; null where it is not known. */
  inView: number | null;
};

/** From one page of the list to the next, and the keys that work in it. */
export function LeadPager({ page, query, place, inView }: LeadPagerProps) {
  const { me } = useFrame();
  const { lines, next, previous } = page;
  if (lines.length === 0 && place === null) return null;
  const [newer, older] =
    query.sort === 'newest' ? [WORDS.newer, WORDS.older] : [WORDS.before, WORDS.after];
  const to = (at: string | null) => (at === null ? null : listAddress(query, { page: at }));
  return (
    <div className="lead-foot">
      <Pager
        label={WORDS.pages}
        shown={WORDS.shown(lines.length, countShown(page, inView))}
        newer={{ words: newer, to: to(previous) }}
        older={{ words: older, to: to(next) }}
      />
      {me.hasSingleKeys ? <KeyHints mayChange={me.role !== 'reader'} /> : null}
    </div>
  );
}
