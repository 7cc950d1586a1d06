import { isIP } from 'node:net';

import { errorText, isLocalHost } from '@high-street/server';

import { reportOn, type Finding } from './finding.ts';

const { fault, ok, warning } = reportOn('desk');

type Place = {
  /** Where its people reach the desk; null where it is left out. */
  readonly url: string | null;
  readonly siteUrl: string;
  readonly calendarUrl: string;
};

/** The status with which the desk answers calls that name another host than its own. */
const MISDIRECTED = 421;
/** Browsers keep such a cookie only if it came encrypted, and for this one host. */
const HOST_PREFIX = '__Host-';

const isPublic = (address: string): boolean => !isLocalHost(URL.parse(address)?.hostname ?? '');

/** What is wrong with the address itself, before anybody is asked; null where nothing is. */
function judgeAddress(url: URL, { siteUrl, calendarUrl }: Place): Finding | null {
  const others = [siteUrl, calendarUrl].map((address) => URL.parse(address)?.origin);
  if (others.includes(url.origin)) {
    return fault(
      `${url.origin} is the address of the site or of the booking page, too.`,
      'Give the desk a name of its own in DESK_URL: its cookies and passkeys belong to it alone.',
    );
  }
  if (!isPublic(url.href)) {
    return isPublic(siteUrl)
      ? warning(
          `The site is public, and ${url.origin} is reached from this machine alone.`,
          'Set DESK_URL to the address at which your people reach it, or DESK_PORT to none.',
        )
      : null;
  }
  if (url.protocol !== 'https:') {
    return fault(
      `${url.origin} is not encrypted, so browsers offer no passkeys there and cookies lack the prefix ${HOST_PREFIX}.`,
      'Put a proxy with a certificate before it and set DESK_URL to https://….',
    );
  }
  return isIP(url.hostname.replaceAll(/[[\]]/g, '')) === 0
    ? null
    : fault(
        `${url.hostname} is an IP address, which no passkey can belong to.`,
        'Give the desk a host name and set DESK_URL to it.',
      );
}

function judgeAnswer(answer: Response, url: URL): Finding {
  if (answer.status === MISDIRECTED) {
    return fault(
      `${url.origin} leads to a desk that has another address.`,
      'Set DESK_URL of the desk to this address and restart it, and have the proxy pass the host on.',
    );
  }
  if (!answer.ok || new URL(answer.url).origin !== url.origin) {
    return fault(
      `${url.origin} answers ${answer.status} at ${answer.url}.`,
      'Correct DESK_URL, or look into the log of the desk.',
    );
  }
  const bare = answer.headers.getSetCookie().find((cookie) => !cookie.startsWith(HOST_PREFIX));
  if (url.protocol === 'https:' && bare !== undefined) {
    return fault(
      `The desk at ${url.origin} sets a cookie without the prefix ${HOST_PREFIX}.`,
      'Set DESK_URL of the desk to this address and restart it.',
    );
  }
  return ok(`${url.origin} answers. Passkeys belong to ${url.hostname}.`);
}

/** Checks the address of the desk and asks there for the page where people sign in; null stands for no desk. */
export async function checkDesk(place: Place, signal: AbortSignal): Promise<Finding> {
  if (place.url === null) return ok('The desk is left out, as DESK_PORT says.');
  const url = new URL(place.url);
  const found = judgeAddress(url, place);
  if (found !== null) return found;
  try {
    const answer = await fetch(new URL('/sign-in', url), { signal });
    await answer.body?.cancel();
    return judgeAnswer(answer, url);
  } catch (error) {
    const reason =
      error instanceof Error && error.cause ? errorText(error.cause) : errorText(error);
    return fault(
      `${url.origin} does not answer (${reason}).`,
      'Start the desk, or correct DESK_URL. DESK_PORT=none says that there is no desk.',
    );
  }
}
