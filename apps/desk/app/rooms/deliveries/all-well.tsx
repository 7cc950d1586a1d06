import { buttonProps } from '@high-street/ui';
import { Link } from 'react-router';

import { deliveriesAddress } from './deliveries-address.ts';
import { PillarBox } from './pillar-box.tsx';
import { WORDS } from './words.ts';

type AllWellProps = {
  /** Whether the mail server, the CRM and trial leads are well, too. */
  isWell: boolean;
  hasAccepted: boolean;
};

function ReadToday() {
  const { children, ...look } = buttonProps({
    variant: 'outline',
    size: 'medium',
    children: WORDS.well.read,
  });
  return (
    <Link {...look} to={deliveriesAddress({ view: 'accepted' })}>
      {children}
    </Link>
  );
}

/** Nothing waits and nothing is given up: with a picture where there is nothing to worry about at all. */
export function AllWell({ isWell, hasAccepted }: AllWellProps) {
  const { title, calm, line, today } = WORDS.well;
  if (!isWell) {
    return (
      <section className="stack" aria-labelledby="well-title">
        <h2 className="section-title" id="well-title">
          {calm}
        </h2>
        <p className="muted">{line}</p>
        {hasAccepted ? (
          <p>
            <ReadToday />
          </p>
        ) : null}
      </section>
    );
  }
  return (
    <section className="all-well" aria-labelledby="well-title">
      <div>
        <h2 className="all-well-title sign" id="well-title">
          {title}
        </h2>
        <p className="all-well-line">{hasAccepted ? `${line} ${today}` : line}</p>
        {hasAccepted ? <ReadToday /> : null}
      </div>
      <PillarBox />
    </section>
  );
}
