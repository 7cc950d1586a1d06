import './team-intro.css';

import { BellPlate } from '#/pages/team/art/bell-plate.tsx';

import { IdleLink } from './idle-link.tsx';
import type { TeamEntry, TeamIntroWords } from './team-entry.ts';

/** The opening of the team page: a plate with a bell for each team. */
export function TeamIntro({
  words,
  teams,
}: {
  words: TeamIntroWords;
  teams: readonly TeamEntry[];
}) {
  return (
    <section data-hero="tint-leaf" className="overflow-hidden bg-tint-leaf">
      <div className="wrap team-intro-grid">
        <div className="team-intro-words">
          <h1 className="sign text-hero">{words.title}</h1>
          <p className="mt-6 mb-8 max-w-[430px] text-lede">{words.lede}</p>
          <IdleLink {...words.meet} />
        </div>
        <div className="team-door">
          <BellPlate
            bells={teams.map(({ title, buttonColour }) => ({ label: title, button: buttonColour }))}
            spare={words.spareBell}
            className="h-full w-full"
          />
        </div>
      </div>
    </section>
  );
}
