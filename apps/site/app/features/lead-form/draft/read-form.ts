import { readCountry, readPastedPhone } from '@high-street/contract';

import type { LeadValues } from '../form-state.ts';
import { readValues } from './read-values.ts';

/** What the visitor or the browser's autofill put into the form before React answered. */
export function readForm(form: HTMLFormElement): LeadValues {
  const data = new FormData(form);
  const values = readValues((name) =>
    name === 'productsServicesOffered' ? data.getAll(name) : data.get(name),
  );
  const phone = readPastedPhone(values.phoneNumber, readCountry(data.get('country')));
  return { ...values, country: phone.iso, phoneNumber: phone.digits };
}
