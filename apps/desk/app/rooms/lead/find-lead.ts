import { readReference } from '@high-street/contract';
import { data, redirect } from 'react-router';

import type { DeskServices } from '#/desk-services.ts';
import { isNamed } from '#app/is-named.ts';

type Services = Pick<DeskServices, 'leadReader' | 'leads'>;

/** Whether an act was refused because its lead is not there any more. */
export function isLeadGone(error: unknown): boolean {
  return isNamed(error, 'LeadGone');
}

/** The reference that an address names; leads to the right address where it is written in another way, and 404s for none. */
export function requireReference(url: URL, written: string): string {
  const reference = readReference(written);
  if (reference === null) throw data(null, 404);
  if (reference !== written) throw redirect(`/leads/${reference}${url.search}`, 302);
  return reference;
}

/** The lead of a reference; throws 404 where there is none, or none any more. */
export async function findLead({ leadReader }: Pick<Services, 'leadReader'>, written: string) {
  const reference = readReference(written);
  const lead = reference === null ? null : await leadReader.find(reference);
  if (lead === null) throw data(null, 404);
  return lead;
}
