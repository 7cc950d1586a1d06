import { withoutNull } from './without-null.ts';

/** The JSON of a request; null for what is none, which then fits nothing that is asked for. */
export async function readJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await request.text(), (_, value: unknown) =>
      typeof value === 'string' ? withoutNull(value) : value,
    );
  } catch {
    return null;
  }
}
