import './team-stairs.css';

import { Badge } from '@high-street/ui';

import { Drawing } from '#/sections/drawing.tsx';
import { teamTools } from '#drawn/team-tools.ts';

import type { TeamEntry, TeamIcon } from './team-entry.ts';

/** In the order in which they are drawn. */
const TOOLS: readonly TeamIcon[] = [
  'toolbox',
  'paint',
  'megaphone',
  'board',
  'camera',
  'telephone',
];

/** The teams as a flight of stairs: each one column further in, turning back after the third. */
export function TeamStairs({ teams }: { teams: readonly TeamEntry[] }) {
  return (
    <section className="section-space">
      <div className="wrap grid gap-5">
        {teams.map((team) => (
          <article key={team.id} id={team.id} className="team-step" data-reveal="">
            <div className="team-step-row">
              <div className="team-tool">
                <Drawing
                  of={teamTools}
                  part={TOOLS.indexOf(team.icon)}
                  className="w-[220px] md:w-[190px] lg:w-[228px]"
                />
              </div>
              <div className="team-step-words">
                <h2 className="team-step-title">{team.title}</h2>
                <p className="team-step-subtitle">{team.subtitle}</p>
                <p className="mt-2.5 mb-4 max-w-[52ch] text-muted">{team.description}</p>
                <ul className="flex flex-wrap gap-[9px]">
                  {team.skills.map((skill) => (
                    <li key={skill}>
                      <Badge tone="outline">{skill}</Badge>
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
