import type { DeskServices } from '#/desk-services.ts';
import type { Present } from './read-present.ts';

/** Signs that somebody has a lead open, and reads who else has. */
export async function signPresent(
  { presence }: Pick<DeskServices, 'presence'>,
  reference: string,
  personId: string,
): Promise<readonly Present[]> {
  await presence.sign([{ reference, personId }]);
  const present = (await presence.list([reference])).get(reference) ?? [];
  return present
    .filter(({ id }) => id !== personId)
    .map(({ id, name, since }) => ({ id, name, since: since.toISOString() }));
}
