import { errorText } from '@high-street/server';

import { reportOn, type Finding } from './finding.ts';
import { whyNotFramed } from './framing.ts';

const { fault, ok } = reportOn('calendar');

/** Asks for the booking page at `url`, or `none`, and checks whether pages of the site may show it in a frame. */
export async function checkCalendar(
  { url, siteUrl }: { readonly url: string; readonly siteUrl: string },
  signal: AbortSignal,
): Promise<Finding> {
  if (url === 'none') return ok('The site has no booking page, as CALENDAR_URL says.');
  try {
    const answer = await fetch(url, { signal });
    await answer.body?.cancel();
    return judge(answer, new URL(url), siteUrl);
  } catch (error) {
    const reason =
      error instanceof Error && error.cause ? errorText(error.cause) : errorText(error);
    return fault(
      `${url} does not answer (${reason}).`,
      'Start the calendar, or correct CALENDAR_URL.',
    );
  }
}

function judge(answer: Response, asked: URL, siteUrl: string): Finding {
  const page = new URL(answer.url);
  if (!answer.ok) {
    return fault(
      `${asked.href} answers ${answer.status}.`,
      'Correct CALENDAR_URL, or look into the log of the calendar.',
    );
  }
  if (page.origin !== asked.origin) {
    return fault(
      `${asked.href} leads to ${page.origin}, which pages of the site may not frame.`,
      `Set CALENDAR_URL to the address there and build the site anew.`,
    );
  }
  const refusal = whyNotFramed(answer.headers, page, new URL(siteUrl));
  return refusal === null
    ? ok(`${asked.href} answers and may be framed by ${siteUrl}.`)
    : fault(
        `${asked.href} refuses to be framed by ${siteUrl} (${refusal}).`,
        'Set the SITE_URL of the calendar to the address of the site.',
      );
}
