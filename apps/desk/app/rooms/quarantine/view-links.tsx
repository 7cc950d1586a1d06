import '#app/parts/view-tabs.css';

import { Link } from 'react-router';

import { quarantineAddress, type View, VIEWS } from './quarantine-address.ts';
import { WORDS } from './words.ts';

/** The views of the room, each with how many are in it. */
export function ViewLinks({
  view,
  counts,
}: {
  view: View;
  counts: Readonly<Record<View, number>>;
}) {
  return (
    <nav className="kept-views" aria-label={WORDS.views.label}>
      {VIEWS.map((each) => (
        <Link
          key={each}
          to={quarantineAddress({ view: each })}
          className="view"
          aria-current={each === view ? 'page' : undefined}
        >
          {WORDS.views[each]} <small>{counts[each].toLocaleString('en-GB')}</small>
        </Link>
      ))}
    </nav>
  );
}
