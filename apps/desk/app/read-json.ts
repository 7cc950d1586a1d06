/** The JSON of a request; null for what is none, which then fits nothing that is asked for. */
export async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return null;
  }
}
