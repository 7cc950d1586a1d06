import { data } from 'react-router';

import { withoutNull } from './without-null.ts';

const FORM = 'application/x-www-form-urlencoded';
const UNSUPPORTED = 415;

/** The form that a request brings, as the browsers of the desk send it; throws a 415 for whatever is none. */
export async function readPostedForm(request: Request): Promise<FormData> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== FORM) throw data(null, UNSUPPORTED);
  const form = new FormData();
  for (const [name, value] of await request.formData()) {
    form.append(name, typeof value === 'string' ? withoutNull(value) : value);
  }
  return form;
}
