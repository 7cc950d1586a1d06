import { Resolver } from 'node:dns/promises';

import { errorCode, errorText } from '@high-street/server';

import { reportOn, type Finding } from './finding.ts';

const LOOK_UP_MS = 2_000;

/** The texts at a name of the DNS; null when there is no such name. Throws when nobody can be asked. */
export type LookUpTexts = (name: string) => Promise<readonly string[] | null>;

/** Asks the name servers of this machine. */
export async function lookUpTexts(name: string): Promise<readonly string[] | null> {
  try {
    const records = await new Resolver({ timeout: LOOK_UP_MS, tries: 2 }).resolveTxt(name);
    return records.map((parts) => parts.join(''));
  } catch (error) {
    if (errorCode(error) === 'ENODATA') return [];
    if (errorCode(error) === 'ENOTFOUND') return null;
    throw error;
  }
}

async function checkSpf(domain: string, lookUp: LookUpTexts): Promise<Finding> {
  const { ok, warning } = reportOn('SPF');
  const found = (await lookUp(domain))?.filter((text) => /^v=spf1(?: |$)/i.test(text)) ?? [];
  const remedy = `Put one TXT record "v=spf1 …" at ${domain} that names the mail server.`;
  if (found.length > 1)
    return warning(`${domain} has ${found.length} records, so none counts.`, remedy);
  return found[0] === undefined
    ? warning(`${domain} does not say who may send its mails.`, remedy)
    : ok(`${domain} says ${found[0]}.`);
}

/** The selector of a key is known to the mail service alone; that there is a name below says that there are keys. */
async function checkDkim(domain: string, lookUp: LookUpTexts): Promise<Finding> {
  const { ok, warning } = reportOn('DKIM');
  const place = `_domainkey.${domain}`;
  return (await lookUp(place)) === null
    ? warning(
        `There is nothing at ${place}.`,
        'Let the mail server sign, and put its key there as it says.',
      )
    : ok(`There are keys below ${place}; a test mail shows whether mails are signed.`);
}

async function checkDmarc(domain: string, lookUp: LookUpTexts): Promise<Finding> {
  const { ok, warning } = reportOn('DMARC');
  // A domain without one has that of the domain above.
  const above = domain.split('.').slice(1).join('.');
  const places = [domain, ...(above.includes('.') ? [above] : [])].map((name) => `_dmarc.${name}`);
  for (const place of places) {
    const found = (await lookUp(place))?.find((text) => /^v=DMARC1/i.test(text));
    if (found !== undefined) return ok(`${place} says ${found}.`);
  }
  return warning(
    `There is nothing at _dmarc.${domain}.`,
    'Put a TXT record "v=DMARC1; p=none; rua=mailto:…" there.',
  );
}

/** Checks whether other mail servers can tell mails of this sender from forged ones. */
export async function checkSender(
  address: string,
  lookUp: LookUpTexts,
): Promise<readonly Finding[]> {
  const domain = address.split('@').at(-1) ?? '';
  const couldNot = (reason: string) =>
    reportOn('sender').warning(
      `Could not look up the records of ${domain} (${reason}).`,
      'Correct MAIL_FROM, or run this where names can be looked up.',
    );
  try {
    // Some machines without a network say of every name that it does not exist.
    if ((await lookUp(domain)) === null) return [couldNot('there is no such domain')];
    return await Promise.all(
      [checkSpf, checkDkim, checkDmarc].map((check) => check(domain, lookUp)),
    );
  } catch (error) {
    return [couldNot(errorText(error))];
  }
}
