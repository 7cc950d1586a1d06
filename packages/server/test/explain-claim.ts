import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
} from 'kysely';
import type pg from 'pg';
import { z } from 'zod';

import type { Database } from '#/database/schema.ts';
import { createDeliveryStore } from '#/deliveries/delivery-store.ts';

const nodeSchema = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  get Plans() {
    return z.array(nodeSchema).optional();
  },
});
type PlanNode = z.infer<typeof nodeSchema>;

const explainedSchema = z.tuple([
  z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: nodeSchema })]) }),
]);

/** The statement of a claim, which is sent nowhere. */
async function captureClaim(kinds: readonly string[], count: number): Promise<CompiledQuery> {
  const queries: CompiledQuery[] = [];
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void queries.push(query),
  });
  await createDeliveryStore(db).claimDue(kinds, count, { number: 1, since: '' });
  const [claim] = queries;
  if (claim === undefined) throw new Error('a claim made no statement');
  return claim;
}

function listReads(node: PlanNode): string[] {
  const below = (node.Plans ?? []).flatMap(listReads);
  if (node['Index Name'] !== undefined) return [node['Index Name'], ...below];
  if (node['Node Type'] !== 'Seq Scan') return below;
  return [`${node['Node Type']} on ${node['Relation Name']}`, ...below];
}

/** By what PostgreSQL would read the tables for a claim now: the names of indexes, or `Seq Scan on deliveries`. Claims nothing. */
export async function explainClaim(
  pool: pg.Pool,
  kinds: readonly string[],
  count: number,
): Promise<string[]> {
  const { sql, parameters } = await captureClaim(kinds, count);
  const { rows } = await pool.query(`explain (format json) ${sql}`, [...parameters]);
  return listReads(explainedSchema.parse(rows)[0]['QUERY PLAN'][0].Plan).toSorted();
}
