import {
  readCountry,
  readPastedPhone,
  stripPhone,
  type EnquiryValues,
} from '@high-street/contract';

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** What the visitor or the browser's autofill put into the form before React answered. */
export function readEnquiryForm(form: HTMLFormElement): EnquiryValues {
  const data = new FormData(form);
  const country = readCountry(data.get('country'));
  const typed = textOf(data, 'phoneNumber');
  const phone =
    typed.startsWith('+') || typed.startsWith('00') ? readPastedPhone(typed, country) : null;
  return {
    contactName: textOf(data, 'contactName'),
    email: textOf(data, 'email'),
    country: phone?.iso ?? country,
    phoneNumber: phone?.digits ?? stripPhone(typed),
    storeName: textOf(data, 'storeName'),
    message: textOf(data, 'message'),
  };
}
