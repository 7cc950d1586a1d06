import {
  listSamples,
  listSettingsSamples,
  type ChosenBrand,
  type OperatorSettings,
} from '@high-street/owner';
import { errorCode } from '@high-street/server';

import { ok, warning, type Finding } from './finding.ts';

/** The samples in the content of the site, a line each; null where its sources are not, as in an image. */
export type ListContentSamples = () => Promise<readonly string[] | null>;

/** Reads the site's sources, which are not on every machine that runs the services. */
export async function listContentSamples(): Promise<readonly string[] | null> {
  try {
    const site = await import('@high-street/site/samples');
    return await site.listContentSamples();
  } catch (error) {
    if (errorCode(error) === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
}

/** What is looked through for samples: the brand, and the settings beside it. */
type Owned = {
  readonly brand: ChosenBrand;
  readonly settings: Pick<OperatorSettings, 'campaigns'>;
};

/** Counts what is still invented in the brand, in the settings and in the content. */
export async function checkBrand(
  { brand: { id, pack }, settings }: Owned,
  listContent: ListContentSamples,
): Promise<Finding> {
  const content = await listContent();
  const count =
    listSamples(pack).length + listSettingsSamples(settings).length + (content?.length ?? 0);
  const where =
    content === null ? ", not counting the site's words, whose sources are not here" : '';
  return count === 0
    ? ok('brand', `${id} has no samples left${where}.`)
    : warning(
        'brand',
        `${id} still holds ${count} samples${where}.`,
        'npm run site:check lists them; replace them before the site goes public.',
      );
}
