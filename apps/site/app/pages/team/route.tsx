import { definePage } from '#/navigation/index.ts';
import { TeamIntro } from '#/pages/team/sections/team-intro.tsx';
import { TeamStairs } from '#/pages/team/sections/team-stairs.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

import { intro, page, teams } from './content.ts';

export const meta = () => pageMeta(page);

export default definePage(function TeamPage() {
  return (
    <>
      <TeamIntro words={intro} teams={teams} />
      <TeamStairs teams={teams} />
    </>
  );
});
