import { useIsPrerendered } from '@high-street/ui';
import { exampleFolders } from '@high-street/ui/examples';
import { useSearchParams } from 'react-router';

import { definePage } from '#/navigation/index.ts';
import { pageMeta } from '#/seo/page-meta.ts';

import { artExamples } from './art-examples.tsx';
import { featureExamples } from './feature-examples.tsx';
import { Gallery, type GalleryScheme } from './gallery.tsx';

const FOLDERS = [...exampleFolders, artExamples, featureExamples];

const SCHEMES: readonly GalleryScheme[] = ['light', 'dark', 'both'];

export const meta = () => [
  ...pageMeta({ title: 'Gallery', description: 'Every state of every primitive.' }),
  { name: 'robots', content: 'noindex' },
];

/** The page is prerendered without a query, so the first render must not look at it. */
function useWantedScheme(): string | null {
  const [params] = useSearchParams();
  return useIsPrerendered() ? null : params.get('scheme');
}

export default definePage(function GalleryPage() {
  const wanted = useWantedScheme();
  return (
    <Gallery scheme={SCHEMES.find((scheme) => scheme === wanted) ?? 'light'} folders={FOLDERS} />
  );
});
