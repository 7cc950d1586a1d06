import { isLocalHost } from '@high-street/server';

import { reportOn, type Finding } from './finding.ts';

const { fault, ok, warning } = reportOn('address');

/** Checks whether the address that pages and mails give for the site is one that visitors can follow. */
export function checkAddress(siteUrl: string): Finding {
  const url = URL.parse(siteUrl);
  if (url === null || url.origin !== siteUrl) {
    return fault(
      `SITE_URL is "${siteUrl}", which is no origin.`,
      'Set it to one such as https://www.shop.example.',
    );
  }
  if (isLocalHost(url.hostname)) {
    return warning(
      `${siteUrl} is reached from this machine alone.`,
      'Set SITE_URL to the public address before the site goes public.',
    );
  }
  return url.protocol === 'https:'
    ? ok(`The site is at ${siteUrl}.`)
    : warning(
        `${siteUrl} is not encrypted.`,
        'Put a proxy with a certificate before it and set SITE_URL to https://….',
      );
}
