import {
  listAvailabilitySamples,
  listSamples,
  listSettingsSamples,
  type AVAILABILITY,
  type ChosenBrand,
  type OperatorSettings,
} from '@high-street/owner';
import { errorCode } from '@high-street/server';

import { reportOn, type Finding } from './finding.ts';

const { ok, warning } = reportOn('brand');

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

/** What is looked through for samples: the brand, and what is set beside it. */
type Owned = {
  readonly brand: ChosenBrand;
  readonly settings: Pick<OperatorSettings, 'campaigns'>;
  readonly availability: Pick<typeof AVAILABILITY, 'place'>;
};

/** Counts what is still invented in the brand, beside it and in the content. */
export async function checkBrand(
  { brand: { id, pack }, settings, availability }: Owned,
  listContent: ListContentSamples,
): Promise<Finding> {
  const content = await listContent();
  const count = [
    ...listSamples(pack),
    ...listSettingsSamples(settings),
    ...listAvailabilitySamples(availability),
    ...(content ?? []),
  ].length;
  const where =
    content === null ? ", not counting the site's words, whose sources are not here" : '';
  return count === 0
    ? ok(`${id} has no samples left${where}.`)
    : warning(
        `${id} still holds ${count} ${count === 1 ? 'sample' : 'samples'}${where}.`,
        'npm run site:check lists them; replace them before the site goes public.',
      );
}
