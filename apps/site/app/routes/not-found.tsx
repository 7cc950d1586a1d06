import { notFound, page } from '#/content/not-found.ts';
import { asPage } from '#/navigation/as-page.ts';
import { NotFound } from '#/sections/not-found.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

export const meta = () => [...pageMeta(page), { name: 'robots', content: 'noindex' }];

export default asPage(function UnknownAddress() {
  return <NotFound words={notFound} />;
});
