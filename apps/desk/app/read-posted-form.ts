import { data } from 'react-router';
import type { z } from 'zod';

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

/** What a form says by a schema; throws a 400 where it says something else. */
export function readForm<Of>(form: FormData, schema: z.ZodType<Of>): Of {
  const read = schema.safeParse(Object.fromEntries(form));
  if (!read.success) throw data(null, 400);
  return read.data;
}
