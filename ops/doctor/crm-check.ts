import { reachCrm } from '@high-street/api/reach-crm';
import { errorText } from '@high-street/server';

import { reportOn, type Finding } from './finding.ts';

const { fault, ok, warning } = reportOn('CRM');

const SERVER_ERROR = 500;

type CrmPlace = {
  readonly CRM_URL?: string | undefined;
  readonly CRM_SECRET?: string | undefined;
  readonly CRM_PRIVATE_NETWORK: 'yes' | 'no';
};

/** Checks whether the CRM answers; no contact is sent. */
export async function checkCrm(
  { CRM_URL: url, CRM_SECRET, CRM_PRIVATE_NETWORK }: CrmPlace,
  signal: AbortSignal,
): Promise<Finding> {
  if (url === undefined) return ok('There is none; contacts are kept here.');
  if (CRM_SECRET === undefined) {
    return fault(
      'CRM_URL is set and CRM_SECRET is not, so the API does not start.',
      'Set CRM_SECRET to what the CRM knows.',
    );
  }
  try {
    const status = await reachCrm({ url, isPrivateAllowed: CRM_PRIVATE_NETWORK === 'yes' }, signal);
    const text = `${new URL(url).host} answers (${status}); nothing was sent to it.`;
    return status >= SERVER_ERROR ? warning(text, 'Look whether the CRM is well.') : ok(text);
  } catch (error) {
    return fault(
      `${new URL(url).host} does not answer (${errorText(error)}).`,
      'Correct CRM_URL; for one on a private network set CRM_PRIVATE_NETWORK to yes.',
    );
  }
}
