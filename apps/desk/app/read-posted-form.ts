import { data } from 'react-router';

const FORM = 'application/x-www-form-urlencoded';
const UNSUPPORTED = 415;

/** The form that a request brings, as the browsers of the desk send it; throws a 415 for whatever is none. */
export async function readPostedForm(request: Request): Promise<FormData> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== FORM) throw data(null, UNSUPPORTED);
  return request.formData();
}
