import { listLeadDetails } from '@high-street/contract';
import type { Enquiry } from '@high-street/leads';

import { markup, type Markup } from '#/pages/index.ts';

import { sayPhone } from './say-phone.ts';
import type { Times } from './say-time.ts';
import { WORDS } from './words.ts';

/** A brass counter bell, and a plant in a pot. */
const BELL = markup`<svg class="your-enquiry-bell" viewBox="-74 -90 148 90" aria-hidden="true"><rect x="-4" y="-76" width="8" height="18" fill="var(--art-accent-2)"/><circle cy="-78" r="10" fill="var(--art-accent-2)"/><path d="M-60-14a60 58 0 0 1 120 0z" fill="var(--art-accent)"/><path d="M-60-14a60 58 0 0 1 22-46q-10 22-6 46z" fill="var(--art-accent-2)"/><rect x="-74" y="-14" width="148" height="14" rx="4" fill="var(--art-wood-2)"/></svg>`;
const PLANT = markup`<svg class="your-enquiry-plant" viewBox="-30 -50 60 74" aria-hidden="true"><path d="M-14 0h28l-4 24h-20z" fill="var(--food-tomato-2)"/><rect x="-16" y="-4" width="32" height="7" rx="2" fill="var(--food-tomato)"/><g fill="var(--food-leaf-2)"><path d="M0-4q-26-14-16-40q22 12 16 40"/><path d="M0-4q26-14 16-40q-22 12-16 40"/></g><path d="M0-4q-11-20 0-44q11 24 0 44" fill="var(--food-leaf)"/><g fill="var(--food-leaf-3)"><path d="M0-4q-26-6-26-22q20 0 26 22"/><path d="M0-4q26-6 26-22q-20 0-26 22"/></g></svg>`;

/** The shop beside the words: its awning, what hangs below it, and its counter. */
export function renderScene(receipt: Markup | null): Markup {
  return markup`<div class="your-enquiry-shop"><div class="your-enquiry-awning" aria-hidden="true"></div>${receipt}<div class="your-enquiry-counter" aria-hidden="true">${BELL}${PLANT}</div></div>`;
}

/** What the visitor sent, as it holds now, on a receipt. */
export function renderReceipt({ contacts, ...enquiry }: Enquiry, times: Times): Markup {
  const { sent, corrected, title, reference } = WORDS.receipt;
  const rows = listLeadDetails({
    ...contacts,
    phoneNumber: sayPhone(contacts.phoneNumber),
    message: '',
  }).map(([label, value]) => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`);
  const message = contacts.message
    ? markup`<p class="your-enquiry-message">${contacts.message}</p>`
    : null;
  const change = enquiry.correctedAt
    ? markup`<p class="your-enquiry-sent">${corrected(times.full(enquiry.correctedAt))}</p>`
    : null;
  return markup`<section class="your-enquiry-receipt" aria-labelledby="receipt"><div class="your-enquiry-paper"><p class="your-enquiry-sent">${sent(times.full(enquiry.createdAt))}</p>${change}<h2 id="receipt">${title}</h2><dl>${rows}</dl>${message}<p class="your-enquiry-reference"><span class="sr-only">${reference} </span>${enquiry.reference}</p></div></section>`;
}
