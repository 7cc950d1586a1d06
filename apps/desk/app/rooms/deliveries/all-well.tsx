import '#app/parts/scene.css';

import { LinkButton } from '#app/parts/link-button.tsx';
import { deliveriesAddress } from './deliveries-address.ts';
import { PillarBox } from './pillar-box.tsx';
import { WORDS } from './words.ts';

type AllWellProps = {
  /** Whether the mail server, the CRM and trial leads are well, too. */
  isWell: boolean;
  hasAccepted: boolean;
};

function ReadToday() {
  return (
    <LinkButton variant="outline" size="medium" to={deliveriesAddress({ view: 'accepted' })}>
      {WORDS.well.read}
    </LinkButton>
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
        <h2 className="scene-title sign" id="well-title">
          {title}
        </h2>
        <p className="scene-line">{hasAccepted ? `${line} ${today}` : line}</p>
        {hasAccepted ? <ReadToday /> : null}
      </div>
      <PillarBox />
    </section>
  );
}
