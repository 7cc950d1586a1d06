import { listSamples, type ChosenBrand } from '@high-street/owner';
import { listContentSamples } from '@high-street/site/samples';

import { ok, warning, type Finding } from './finding.ts';

/** Counts what is still invented in the brand and in the content. */
export async function checkBrand({ id, pack }: ChosenBrand): Promise<Finding> {
  const count = listSamples(pack).length + (await listContentSamples()).length;
  return count === 0
    ? ok('brand', `${pack.name} has no samples left.`)
    : warning(
        'brand',
        `${id} still holds ${count} samples.`,
        'npm run site:check lists them; replace them before the site goes public.',
      );
}
