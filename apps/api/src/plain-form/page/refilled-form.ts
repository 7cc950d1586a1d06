import {
  DEFAULT_PLAN,
  FIELD_LABELS,
  MARKETING_BOX,
  readPlan,
  TRAP_FIELD,
  writeConsent,
  type MarketingConsent,
} from '@high-street/contract';

import type { PlainForm } from '../plain-form.ts';
import { PLAN_FIELD } from '../plain-field.ts';
import type { Typed } from './field.ts';
import { markup, type Markup } from '#/pages/index.ts';
import { renderFields } from './fields.ts';
import { WORDS } from './words.ts';

/** Who the form is from, and what its box for news and offers asks, where there is one. */
export type FormBrand = {
  readonly name: string;
  readonly support: { readonly email: string };
  readonly marketingConsent?: MarketingConsent | undefined;
};

function renderPlan({ typed }: Typed): Markup {
  const plan = readPlan(typed.get(PLAN_FIELD));
  const shown =
    plan === DEFAULT_PLAN
      ? null
      : markup`<p class="mb-6">${FIELD_LABELS.subscribedPlan}: <strong>${plan}</strong></p>`;
  return markup`${shown}<input type="hidden" name="${PLAN_FIELD}" value="${plan}">`;
}

/** Hidden without any style, and filled again with what was in it, so that a sign is not lost on the way. */
function renderTrap({ typed }: Typed): Markup {
  return markup`<div hidden aria-hidden="true"><label for="${TRAP_FIELD}">${WORDS.trap}</label><input type="text" id="${TRAP_FIELD}" name="${TRAP_FIELD}" tabindex="-1" autocomplete="off" value="${typed.get(TRAP_FIELD) ?? ''}"></div>`;
}

/** The box for news and offers; a yes to other words than these is asked for anew. */
function renderMarketingBox(
  { typed }: Typed,
  { marketingConsent: asked }: FormBrand,
): Markup | null {
  if (asked === undefined) return null;
  const value = writeConsent(asked);
  const checked = typed.get(MARKETING_BOX) === value ? markup` checked` : null;
  return markup`<div class="mb-6"><label class="checkbox"><input type="checkbox" name="${MARKETING_BOX}" value="${value}"${checked}><span>${asked.wording}<span class="field-optional"> (optional)</span></span></label></div>`;
}

/** The form with everything that was typed in it, to be corrected and sent again. */
export function renderRefilledForm(
  form: PlainForm,
  shown: Typed,
  { brand, book }: { readonly brand: FormBrand; readonly book: string | null },
): Markup {
  const fields = renderFields(form.fields, shown, { book, supportEmail: brand.support.email });
  const { privacy } = WORDS;
  const plan = form.mode === 'register' ? renderPlan(shown) : null;
  return markup`<form class="max-w-[60ch]" method="post" action="${form.path}" novalidate>${plan}${fields}${renderTrap(shown)}${renderMarketingBox(shown, brand)}
<button type="submit" class="button" data-variant="primary" data-size="large">${form.submit}</button>
<p class="mt-5">${privacy.text} <a class="underline" href="${privacy.to}" target="_blank" rel="noopener">${privacy.label}<span class="sr-only"> (${privacy.newTab})</span></a></p></form>`;
}
