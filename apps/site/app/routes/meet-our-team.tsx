import { experts, page } from '#/content/meet-our-team.ts';
import { asPage } from '#/navigation/as-page.ts';
import { Pigeonholes } from '#/sections/team/pigeonholes.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

export const meta = () => [...pageMeta(page), { name: 'robots', content: 'noindex' }];

export default asPage(function MeetOurTeamPage() {
  return <Pigeonholes words={experts} />;
});
