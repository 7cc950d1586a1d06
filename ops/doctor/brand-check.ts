import { listSamples, type ChosenBrand } from '@high-street/owner';
import { errorCode } from '@high-street/server';

import { ok, warning, type Finding } from './finding.ts';

/** The samples in the content of the site, a line each. */
export type ListContentSamples = () => Promise<readonly string[]>;

/** Reads the site's sources, which are not on every machine that runs the services. */
export async function listContentSamples(): Promise<readonly string[]> {
  try {
    const site = await import('@high-street/site/samples');
    return await site.listContentSamples();
  } catch (error) {
    if (errorCode(error) === 'ERR_MODULE_NOT_FOUND') return [];
    throw error;
  }
}

/** Counts what is still invented in the brand and in the content. */
export async function checkBrand(
  { id, pack }: ChosenBrand,
  listContent: ListContentSamples,
): Promise<Finding> {
  const count = listSamples(pack).length + (await listContent()).length;
  return count === 0
    ? ok('brand', `${id} has no samples left.`)
    : warning(
        'brand',
        `${id} still holds ${count} samples.`,
        'npm run site:check lists them; replace them before the site goes public.',
      );
}
