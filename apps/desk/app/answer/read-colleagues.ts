import type { DeskServices } from '#/desk-services.ts';
import { hasRight } from '../../rights/rights.ts';

/** Whom leads can be given to: whoever may do something with one. */
export async function readColleagues({ people }: Pick<DeskServices, 'people'>) {
  const all = await people.list();
  return all
    .filter(({ role, joinedAt }) => joinedAt !== null && hasRight(role, 'member'))
    .map(({ id, name }) => ({ id, name }));
}
