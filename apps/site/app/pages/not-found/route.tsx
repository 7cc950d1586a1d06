import { definePage } from '#/navigation/index.ts';
import { NotFound } from '#/pages/not-found/sections/not-found.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

import { notFound, page } from './content.ts';

export const meta = () => [...pageMeta(page), { name: 'robots', content: 'noindex' }];

export default definePage(function UnknownAddress() {
  return <NotFound words={notFound} />;
});
