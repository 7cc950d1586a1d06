import { DEFAULT_PLAN, readPlan, type AlertText, type FieldFault } from '@high-street/contract';

import { PLAN_FIELD, PLAN_QUERY } from '../plain-field.ts';
import type { PlainForm } from '../plain-form.ts';
import type { PageLook } from '#/pages/index.ts';
import { markup, type Markup } from '#/pages/index.ts';
import { renderFaults } from './field.ts';
import { renderRefilledForm, type FormBrand } from './refilled-form.ts';
import { WORDS } from './words.ts';

/** What came of a form that was sent. */
export type Result = {
  readonly alert: AlertText;
  readonly lines: readonly string[];
  readonly faults?: readonly FieldFault[];
  /** What was typed, where the form is shown again. */
  readonly typed?: URLSearchParams | null;
  readonly links?: readonly { readonly label: string; readonly to: string }[];
};

export type PageFrame = {
  readonly brand: FormBrand;
  /** Where a demo is booked; null for nowhere. */
  readonly book: string | null;
  readonly look: PageLook;
};

function renderHead({ alert }: Result, { brand, look }: PageFrame): Markup {
  const styles = look.stylesheets.map((href) => markup`<link rel="stylesheet" href="${href}">`);
  const icon = look.icon
    ? markup`<link rel="icon" href="${look.icon}" type="image/svg+xml">`
    : null;
  return markup`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex"><title>${alert} | ${brand.name}</title>${icon}${styles}</head>`;
}

/** The way to the empty form; a chosen plan is in its address, as the page of the plans had it. */
function startAgain({ path }: PlainForm, typed: URLSearchParams) {
  const plan = readPlan(typed.get(PLAN_FIELD));
  const query = plan === DEFAULT_PLAN ? '' : `?${PLAN_QUERY}=${plan.toLowerCase()}`;
  return { label: WORDS.startAgain, to: `${path}${query}` };
}

/** The page that answers a form without scripts; every text in it is escaped, and it runs and styles nothing itself. */
export function renderResultPage(form: PlainForm, result: Result, frame: PageFrame): string {
  const { alert, lines, faults = [], typed = null, links = [] } = result;
  const refilled = typed ? renderRefilledForm(form, { typed, faults }, frame) : null;
  const back = typed ? startAgain(form, typed) : { label: WORDS.form, to: form.path };
  const ways = [...links, back, WORDS.home].map(
    ({ label, to }) => markup`<li><a class="text-link" href="${to}">${label}</a></li>`,
  );
  return markup`<!doctype html>
<html lang="en-GB">${renderHead(result, frame)}
<body><header class="wrap pt-8"><a class="text-link" href="/">${frame.brand.name}</a></header>
<main id="main" class="wrap pt-8 pb-16"><h1 class="sign text-display-2 mb-6">${alert}</h1>
${lines.map((line) => markup`<p class="mb-6">${line}</p>`)}${renderFaults(form.fields, faults)}${refilled}
<ul class="mt-5">${ways}</ul></main></body></html>
`.toString();
}
