import { readReplyBlank } from '@high-street/contract';
import { Link } from 'react-router';

import { Blank } from '#app/parts/blank.tsx';
import { DataTable, type Column } from '#app/parts/data-table.tsx';
import { When } from '#app/parts/when.tsx';
import type { SavedReplyRow } from './read-replies.ts';
import { WORDS } from './words.ts';

type Name = 'reply' | 'blanks' | 'changed';

const COLUMNS: readonly Column<Name>[] = [
  { name: 'reply', head: WORDS.columns.reply, isTitle: true },
  { name: 'blanks', head: WORDS.columns.blanks },
  { name: 'changed', head: WORDS.columns.changed },
];

function Blanks({ blanks }: Pick<SavedReplyRow, 'blanks'>) {
  if (blanks.length === 0) return <span className="muted">{WORDS.noBlanks}</span>;
  return (
    <span className="flex flex-wrap gap-1.5">
      {blanks.map((blank) => (
        <Blank key={blank} isKnown={readReplyBlank(blank) !== null}>
          {blank}
        </Blank>
      ))}
    </span>
  );
}

/** All saved replies, each leading to its page. */
export function RepliesTable({ rows }: { rows: readonly SavedReplyRow[] }) {
  return (
    <DataTable
      caption={WORDS.caption}
      columns={COLUMNS}
      rows={rows.map(({ id, name, excerpt, blanks, changedAt, by }) => ({
        id,
        cells: {
          reply: (
            <>
              <Link className="link font-[650]" to={`/replies/${id}`}>
                {name}
              </Link>
              <span className="second-line max-w-[84ch] wrap-anywhere" dir="auto">
                {excerpt}
              </span>
            </>
          ),
          blanks: <Blanks blanks={blanks} />,
          changed: (
            <span>
              <When at={changedAt} />
              <span className="second-line max-w-[84ch] wrap-anywhere">{WORDS.by(by)}</span>
            </span>
          ),
        },
      }))}
    />
  );
}
