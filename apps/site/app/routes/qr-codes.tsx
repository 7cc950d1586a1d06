import { intro, page } from '#/content/qr-codes.ts';
import { PageIntro } from '#/sections/page-intro.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

export const meta = () => pageMeta(page);

export default function QrCodesPage() {
  return <PageIntro words={intro} />;
}
