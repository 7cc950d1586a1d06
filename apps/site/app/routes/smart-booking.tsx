import { intro, page } from '#/content/smart-booking.ts';
import { PageIntro } from '#/sections/page-intro.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

export const meta = () => pageMeta(page);

export default function SmartBookingPage() {
  return <PageIntro words={intro} />;
}
