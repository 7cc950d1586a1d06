import { isLocalHost } from '@high-street/server';

import { fault, ok, warning, type Finding } from './finding.ts';

/** Checks whether the address that pages and mails give for the site is one that visitors can follow. */
export function checkAddress(siteUrl: string): Finding {
  const url = URL.parse(siteUrl);
  if (url === null || url.origin !== siteUrl) {
    return fault(
      'address',
      `SITE_URL is "${siteUrl}", which is no origin.`,
      'Set it to one such as https://www.shop.example.',
    );
  }
  if (isLocalHost(url.hostname)) {
    return warning(
      'address',
      `${siteUrl} is reached from this machine alone.`,
      'Set SITE_URL to the public address before the site goes public.',
    );
  }
  return url.protocol === 'https:'
    ? ok('address', `The site is at ${siteUrl}.`)
    : warning(
        'address',
        `${siteUrl} is not encrypted.`,
        'Put a proxy with a certificate before it and set SITE_URL to https://….',
      );
}
