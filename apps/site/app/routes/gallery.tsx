import { useSearchParams } from 'react-router';

import { Gallery, type GalleryScheme } from '#/gallery/gallery.tsx';
import { pageMeta } from '#/seo/page-meta.ts';

const SCHEMES: readonly GalleryScheme[] = ['light', 'dark', 'both'];

export const meta = () => [
  ...pageMeta({ title: 'Gallery', description: 'Every state of every primitive.' }),
  { name: 'robots', content: 'noindex' },
];

export default function GalleryPage() {
  const [params] = useSearchParams();
  const wanted = params.get('scheme');
  return <Gallery scheme={SCHEMES.find((scheme) => scheme === wanted) ?? 'light'} />;
}
