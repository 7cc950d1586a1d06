import { intro, page } from '#/content/meet-our-team.ts';
import { PageIntro } from '#/sections/page-intro.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

export const meta = () => [...pageMeta(page), { name: 'robots', content: 'noindex' }];

export default function MeetOurTeamPage() {
  return <PageIntro words={intro} />;
}
