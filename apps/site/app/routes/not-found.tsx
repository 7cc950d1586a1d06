import { notFound, page } from '#/content/not-found.ts';
import { definePage } from '#/navigation/index.ts';
import { NotFound } from '#/sections/not-found.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

export const meta = () => [...pageMeta(page), { name: 'robots', content: 'noindex' }];

export default definePage(function UnknownAddress() {
  return <NotFound words={notFound} />;
});
