import { readCounts } from './read-counts.ts';
import type { Route } from './+types/counts.ts';

/** What the rail counts, for a page that is told of changes and does not read itself anew. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await readCounts(context));
}
