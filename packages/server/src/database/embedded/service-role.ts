import { createHmac } from 'node:crypto';

import type { ServerSession } from '#/database/embedded/connect-or-start.ts';
import { createClient, type EmbeddedConnection } from '#/database/embedded/try-connect.ts';
import { errorCode } from '#/error/error-code.ts';

/** Who the services are in the database: the owner of what they store, and no superuser. */
const SERVICE_ROLE = 'high_street';
/** What PostgreSQL brings itself has lower numbers: FirstNormalObjectId in its transam.h. */
const FIRST_OWN_OID = 16_384;

/**
 * Makes the role, and gives it the database and what a superuser has made there. The sequence of a column follows its
 * table, and what belongs to an extension is PostgreSQL's.
 */
const PREPARE = `do $$
declare
  thing text;
begin
  if not exists (select from pg_roles where rolname = '${SERVICE_ROLE}') then
    execute format('create role ${SERVICE_ROLE} login password %L', current_setting('high_street.password'));
  end if;
  for thing in
    with things as (
      select tableoid, oid, nspowner as owner, format('schema %I', nspname) as name
        from pg_namespace where nspname !~ '^pg_'
      union all
      select tableoid, oid, relowner, format('table %s', oid::regclass)
        from pg_class where relkind in ('r', 'p', 'v', 'm', 'S')
      union all
      select tableoid, oid, proowner, format('routine %s', oid::regprocedure) from pg_proc
      union all
      select tableoid, oid, typowner, format('type %s', oid::regtype)
        from pg_type where typtype in ('d', 'e', 'r')
    ), followers as (
      select classid, objid
        from pg_depend left join pg_class on classid = 'pg_class'::regclass and pg_class.oid = objid
        where deptype = 'e'
          or (deptype in ('a', 'i') and refclassid = 'pg_class'::regclass and relkind = 'S')
    )
    select format('database %I', datname) from pg_database
      where datname = current_database() and datdba = 'postgres'::regrole
    union all
    select name from things
      where owner = 'postgres'::regrole and oid >= ${FIRST_OWN_OID}
        and (tableoid, oid) not in (select classid, objid from followers)
  loop
    execute format('alter %s owner to ${SERVICE_ROLE}', thing);
  end loop;
end $$`;

const SET_PASSWORD = `do $$ begin
  execute format('alter role ${SERVICE_ROLE} password %L', current_setting('high_street.password'));
end $$`;
const WRONG_PASSWORD = '28P01';

/** The same server as the services reach it. Their password follows from the superuser's, so that one file holds both. */
function asService(superuser: EmbeddedConnection): EmbeddedConnection {
  const password = createHmac('sha256', superuser.password)
    .update(SERVICE_ROLE)
    .digest('base64url');
  return { ...superuser, user: SERVICE_ROLE, password };
}

async function connect(connection: EmbeddedConnection): Promise<ServerSession> {
  const client = createClient(connection);
  await client.connect();
  return { client, connection };
}

/**
 * Gets a session as the services have it, and makes their role first where there is none. What a superuser has made
 * becomes theirs: versions before this one were one, and an upgrade may be taken back. Needs the start lock.
 */
export async function connectAsService(superuser: ServerSession): Promise<ServerSession> {
  const connection = asService(superuser.connection);
  const { client } = superuser;
  await client.query(`select set_config('high_street.password', $1, false)`, [connection.password]);
  await client.query(PREPARE);
  try {
    return await connect(connection);
  } catch (error) {
    if (errorCode(error) !== WRONG_PASSWORD) throw error;
    // The superuser was given another password since.
    await client.query(SET_PASSWORD);
    return connect(connection);
  }
}
