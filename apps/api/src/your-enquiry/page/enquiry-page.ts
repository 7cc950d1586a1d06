import { markup, type Markup } from '#/pages/index.ts';

import type { PageParts } from './frame.ts';
import { renderNotice } from './notice.ts';
import { renderReceipt } from './scene.ts';
import { canBookFor, isSetAside, writeHeading, renderStatus, type StatusParts } from './status.ts';
import { WORDS } from './words.ts';

/** What a visitor has just done, as the address says it. */
export type Done = keyof typeof WORDS.done;

/** The page of a lead: its state, and what can be done about it. */
export type EnquiryPage = StatusParts & {
  /** The address of an act. */
  readonly pathTo: (act: keyof typeof WORDS.acts | 'stop-news') => string;
  /** Whether a booking page takes the details. */
  readonly canBook: boolean;
  readonly done: Done | null;
  /** When retention removes the lead. */
  readonly until: Date;
};

function renderAct(page: EnquiryPage, act: keyof typeof WORDS.acts, variant: string): Markup {
  const { title, line, label } = WORDS.acts[act];
  return markup`<li><div><h2>${title}</h2><p>${line}</p></div><a class="button" data-variant="${variant}" data-size="medium" href="${page.pathTo(act)}">${label}</a></li>`;
}

/** Saying no is to be as easy as saying yes was: one press, and no page that asks. */
function renderStopNews({ enquiry, pathTo }: EnquiryPage): readonly Markup[] {
  const { marketingConsent: consent } = enquiry;
  if (consent === null) return [];
  const { title, line, label } = WORDS.news;
  return [
    markup`<li><div><h2>${title}</h2><p>${line(consent.wording)}</p></div><form method="post" action="${pathTo('stop-news')}"><button type="submit" class="button" data-variant="outline" data-size="medium">${label}</button></form></li>`,
  ];
}

function renderActs(page: EnquiryPage): Markup {
  const isOpen = page.enquiry.withdrawnAt === null;
  const acts = [
    ...(page.canBook && canBookFor(page.enquiry) ? [renderAct(page, 'book', 'primary')] : []),
    ...(isOpen
      ? [renderAct(page, 'correct', 'outline'), renderAct(page, 'withdraw', 'outline')]
      : []),
    ...renderStopNews(page),
    renderAct(page, 'erase', 'outline'),
  ];
  return markup`<ul class="your-enquiry-acts">${acts}</ul>`;
}

/** Who can see the page, and until when it is there if nothing else removes it before. */
function sayKeep({ enquiry, times, until }: EnquiryPage): string {
  return isSetAside(enquiry) ? WORDS.keep : `${WORDS.keep} ${WORDS.works(times.day(until))}`;
}

/** Says what became of a lead, and shows what was sent. */
export function enquiryPage(page: EnquiryPage): PageParts {
  const { enquiry, times, done } = page;
  const notice = done ? renderNotice('success', [WORDS.done[done]]) : null;
  return {
    title: writeHeading(page),
    words: markup`${notice}${renderStatus(page)}${renderActs(page)}<p class="your-enquiry-keep">${sayKeep(page)}</p>`,
    receipt: renderReceipt(enquiry, times),
  };
}
