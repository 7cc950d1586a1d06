import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';

import { useAgent } from 'request-filtering-agent';

type Place = { readonly url: string; readonly isPrivateAllowed: boolean };

/** Asks the CRM's address for its headers, on the road that contacts take and without any; gives the status that it answered. */
export function reachCrm({ url, isPrivateAllowed }: Place, signal: AbortSignal): Promise<number> {
  const request = url.startsWith('https:') ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: 'HEAD',
      agent: useAgent(url, { allowPrivateIPAddress: isPrivateAllowed }),
      signal,
    });
    call.once('error', reject);
    call.once('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.end();
  });
}
