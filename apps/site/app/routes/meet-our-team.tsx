import { experts, page } from '#/content/meet-our-team.ts';
import { definePage } from '#/navigation/index.ts';
import { Pigeonholes } from '#/sections/team/pigeonholes.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

export const meta = () => [...pageMeta(page), { name: 'robots', content: 'noindex' }];

export default definePage(function MeetOurTeamPage() {
  return <Pigeonholes words={experts} />;
});
