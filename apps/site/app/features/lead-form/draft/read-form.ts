import { readCountry, readPastedPhone, stripPhone } from '@high-street/contract';

import type { LeadValues } from '../form-state.ts';
import { readValues } from './read-values.ts';

/** What the visitor or the browser's autofill put into the form before React answered. */
export function readForm(form: HTMLFormElement): LeadValues {
  const data = new FormData(form);
  const values = readValues((name) =>
    name === 'productsServicesOffered' ? data.getAll(name) : data.get(name),
  );
  const typed = values.phoneNumber;
  const country = readCountry(data.get('country'));
  const phone =
    typed.startsWith('+') || typed.startsWith('00')
      ? readPastedPhone(typed, country)
      : { iso: country, digits: stripPhone(typed) };
  return { ...values, country: phone.iso, phoneNumber: phone.digits };
}
