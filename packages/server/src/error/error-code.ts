/** Gives the `code` of a system or PostgreSQL error (`ENOENT`, `57P03`), or undefined when there is none. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Gives the message of anything thrown, or its code where the message is empty (refused connections). */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' ? (errorCode(error) ?? error.name) : error.message;
}

/** What is found in the file system, or undefined where there is nothing of that name; throws every other error. */
export async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
