import { intro, page, teams } from '#/content/team.ts';
import { definePage } from '#/navigation/index.ts';
import { TeamIntro } from '#/sections/team/team-intro.tsx';
import { TeamStairs } from '#/sections/team/team-stairs.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

export const meta = () => pageMeta(page);

export default definePage(function TeamPage() {
  return (
    <>
      <TeamIntro words={intro} teams={teams} />
      <TeamStairs teams={teams} />
    </>
  );
});
