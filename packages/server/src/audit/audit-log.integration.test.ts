import { expect, onTestFinished, test } from 'vitest';

import { createTestDatabase } from '../../test/test-database.ts';
import { fakeClock } from '../../test/fake-clock.ts';
import { createAuditLog, type AuditLine } from './audit-log.ts';

const PERSON = '0197a000-0000-7000-8000-000000000001';
const OTHER = '0197a000-0000-7000-8000-000000000002';
const HOUR_MS = 3_600_000;

async function aLog(start = new Date()) {
  const { db, pool, close } = await createTestDatabase();
  onTestFinished(close);
  const clock = fakeClock(start);
  const audit = createAuditLog({ db, clock });
  const person = (personId: string) =>
    ({ kind: 'person', personId, addressGroup: '192.0.2.7' }) as const;
  return { db, pool, clock, audit, person };
}

const actsOf = (lines: readonly AuditLine[]) => lines.map(({ act }) => act);

test('a line says who, when, what, on which record, which fields and from where', async () => {
  const { audit, clock, person } = await aLog();
  const record = { kind: 'lead', id: '7' };
  await audit.write({ actor: person(PERSON), act: 'changed', record, fields: ['state', 'note'] });
  await audit.write({ actor: { kind: 'command' }, act: 'looked' });

  expect(await audit.list({}, { size: 10 })).toEqual({
    lines: [
      {
        id: '2',
        at: clock.now(),
        actorKind: 'command',
        personId: null,
        act: 'looked',
        recordKind: null,
        recordId: null,
        fields: [],
        addressGroup: null,
      },
      {
        id: '1',
        at: clock.now(),
        actorKind: 'person',
        personId: PERSON,
        act: 'changed',
        recordKind: 'lead',
        recordId: '7',
        fields: ['state', 'note'],
        addressGroup: '192.0.2.0/24',
      },
    ],
    next: null,
  });
});

test('a line is written with the change that it is about, or neither is', async () => {
  const { audit, db } = await aLog();
  const change = db.transaction().execute(async (trx) => {
    await audit.write({ actor: { kind: 'service' }, act: 'changed' }, trx);
    throw new Error('the change failed');
  });

  await expect(change).rejects.toThrow('the change failed');

  expect((await audit.list({}, { size: 10 })).lines).toEqual([]);
});

test('finds lines by person, act, record and day', async () => {
  const { audit, clock, person } = await aLog(new Date('2026-03-01T10:00:00Z'));
  const write = (personId: string, act: string, id: string) =>
    audit.write({ actor: person(personId), act, record: { kind: 'lead', id } });
  await write(PERSON, 'first', '1');
  clock.advance(24 * HOUR_MS);
  await write(OTHER, 'second', '1');
  await write(PERSON, 'third', '2');
  await audit.write({ actor: { kind: 'visitor', addressGroup: '::2' }, act: 'fourth' });
  const find = async (filter: Parameters<typeof audit.list>[0]) =>
    actsOf((await audit.list(filter, { size: 10 })).lines);

  expect(await find({ personId: PERSON })).toEqual(['third', 'first']);
  expect(await find({ act: 'second' })).toEqual(['second']);
  expect(await find({ recordKind: 'lead', recordId: '1' })).toEqual(['second', 'first']);
  expect(await find({ actorKind: 'visitor' })).toEqual(['fourth']);
  const day = { from: new Date('2026-03-01T00:00Z'), until: new Date('2026-03-02T00:00Z') };
  expect(await find(day)).toEqual(['first']);
  expect(await find({ personId: OTHER, act: 'first' })).toEqual([]);
  expect(await find({ personId: `' or true --` })).toEqual([]);
});

test('gives the log page by page without a gap or a repeat, while lines are added', async () => {
  const { audit } = await aLog();
  const write = (act: string) => audit.write({ actor: { kind: 'service' }, act });
  for (let number = 1; number <= 7; number += 1) await write(`act ${number}`);
  const first = await audit.list({}, { size: 3 });
  await write('late');
  const second = await audit.list({}, { size: 3, before: first.next });
  const third = await audit.list({}, { size: 3, before: second.next });

  expect([first, second, third].map(({ lines }) => actsOf(lines))).toEqual([
    ['act 7', 'act 6', 'act 5'],
    ['act 4', 'act 3', 'act 2'],
    ['act 1'],
  ]);
  expect(third.next).toBeNull();
  for (const before of ['0', '-1', 'x', '9'.repeat(40), '1; drop table audit_log']) {
    expect((await audit.list({}, { size: 3, before })).lines, before).toEqual([]);
  }
});

test('gives every line that a filter asks for to who takes it away', async () => {
  const { audit, pool } = await aLog();
  await pool.query(`insert into audit_log (at, actor_kind, act)
    select now(), 'service', case when n % 2 = 0 then 'even' else 'odd' end from generate_series(1, 1201) n`);

  const seen: AuditLine[] = [];
  for await (const page of audit.pages({ act: 'odd' }, new AbortController().signal)) {
    seen.push(...page);
  }

  expect(new Set(seen.map(({ id }) => id)).size).toBe(601);
});

test('lines that come in at the same moment are all written, by few statements', async () => {
  const { audit, pool } = await aLog();
  const notes = Array.from({ length: 5_000 }, (_, number) => ({
    actor: { kind: 'visitor', addressGroup: `2001:db8::${number}` } as const,
    act: 'sign_in_refused',
    fields: ['code', `a "quoted", {braced} \\ field`],
  }));

  await Promise.all(notes.map((note) => audit.write(note)));

  const { rows } = await pool.query(
    `select count(*)::int as lines, count(distinct address_group)::int as groups,
      count(distinct xmin::text)::int as statements, min(fields[2]) as field from audit_log`,
  );
  expect(rows).toEqual([
    { lines: 5_000, groups: 5_000, statements: expect.any(Number), field: notes[0]?.fields[1] },
  ]);
  expect(rows[0].statements).toBeLessThan(50);
});

test('who waits for a line is told when it could not be written, and the next one is', async () => {
  const { audit } = await aLog();
  const bad = audit.write({ actor: { kind: 'visitor', addressGroup: 'a\u0000b' }, act: 'tried' });

  await expect(bad).rejects.toThrow();
  await audit.write({ actor: { kind: 'command' }, act: 'looked' });

  expect(actsOf((await audit.list({}, { size: 10 })).lines)).toEqual(['looked']);
});

const SPOOF = `delete from audit_log where at < now() - months * interval '1 month'"
PL/pgSQL function remove_old_audit_lines(integer) line 8 at SQL statement`;

test.for([
  ['an update', `update audit_log set act = 'nothing'`],
  ['a delete', 'delete from audit_log'],
  ['a truncation', 'truncate audit_log'],
  ['a truncation with others', 'truncate audit_log, people cascade'],
  ['a merge', 'merge into audit_log l using (select 1) s on true when matched then delete'],
  [
    'an upsert',
    `insert into audit_log (id, at, actor_kind, act) overriding system value
    values (1, now(), 'service', 'x') on conflict (id) do update set act = excluded.act`,
  ],
  ['a deletion with a retention of none', 'select remove_old_audit_lines(0)'],
  ['a deletion with less than three months', 'select remove_old_audit_lines(2)'],
  ['a deletion with no number', 'select remove_old_audit_lines(null)'],
  [
    'a function of the same name elsewhere',
    `create schema elsewhere;
    create function elsewhere.remove_old_audit_lines(months int) returns void language plpgsql as
    $$ begin delete from audit_log where at < now() - months * interval '1 month'; end $$;
    select elsewhere.remove_old_audit_lines(3)`,
  ],
  [
    'a statement that says to be the function',
    `do $$ declare months int := 3; begin
    execute 'delete from audit_log -- ' || chr(10) || $s$/* ${SPOOF} */$s$; end $$`,
  ],
  [
    'a role that no triggers watch',
    'set session_replication_role = replica; delete from audit_log',
  ],
] as const)('the database refuses %s, to the service’s own role', async ([, statement]) => {
  const { audit, pool } = await aLog();
  await audit.write({ actor: { kind: 'command' }, act: 'looked' });
  await pool.query(
    `insert into audit_log (at, actor_kind, act) values (now() - interval '3 years', 'service', 'long ago')`,
  );
  const { rows } = await pool.query(
    `select rolsuper, tableowner = current_user as owns from pg_roles, pg_tables
      where rolname = current_user and tablename = 'audit_log'`,
  );
  expect(rows).toEqual([{ rolsuper: false, owns: true }]);

  await expect(pool.query(statement)).rejects.toThrow(
    /refused|three months at least|permission denied/,
  );

  expect(actsOf((await audit.list({}, { size: 10 })).lines)).toEqual(['long ago', 'looked']);
});

test('lines older than the given months are removed, and no other', async () => {
  const { audit, pool } = await aLog();
  await pool.query(`insert into audit_log (at, actor_kind, act)
    select now() - age::interval, 'service', age from unnest('{3 years,25 months,23 months,4 months,1 day}'::text[]) age`);

  expect(await audit.removeOld(24)).toBe(2);
  expect(actsOf((await audit.list({}, { size: 10 })).lines)).toEqual([
    '1 day',
    '4 months',
    '23 months',
  ]);
  expect(await audit.removeOld(3)).toBe(2);
  await expect(audit.removeOld(2)).rejects.toThrow('three months at least');
});
