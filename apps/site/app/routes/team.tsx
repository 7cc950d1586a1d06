import { intro, page, teams } from '#/content/team.ts';
import { asPage } from '#/navigation/as-page.ts';
import { LaterSections } from '#/sections/later-sections.tsx';
import { TeamIntro } from '#/sections/team/team-intro.tsx';
import { TeamStairs } from '#/sections/team/team-stairs.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

export const meta = () => pageMeta(page);

export default asPage(function TeamPage() {
  return (
    <>
      <TeamIntro words={intro} teams={teams} />
      <LaterSections>
        <TeamStairs teams={teams} />
      </LaterSections>
    </>
  );
});
