import { definePage } from '#/navigation/index.ts';
import { Pigeonholes } from '#/pages/meet-our-team/sections/pigeonholes.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

import { experts, page } from './content.ts';

export const meta = () => pageMeta(page);

export default definePage(function MeetOurTeamPage() {
  return <Pigeonholes words={experts} />;
});
