import { resolve } from 'node:path';

import { z } from 'zod';

/** The variables of every service with a database: DATABASE_URL (none means the embedded server) and DATA_DIR, made absolute from the project root. */
export function databaseVariables(projectRoot: string) {
  const error = 'must be the address of a PostgreSQL server, postgres://… or postgresql://…';
  return {
    DATABASE_URL: z.string({ error }).refine(isPostgresAddress, { error }).optional().meta({
      description: 'A PostgreSQL 18 server; without it the product runs its own.',
    }),
    DATA_DIR: z
      .string({ error: 'must be a folder' })
      .transform((folder) => resolve(projectRoot, folder))
      .prefault('data')
      .meta({
        description:
          'The folder in which its own PostgreSQL and the local inbox keep their files; a path from the project.',
      }),
  };
}

function isPostgresAddress(text: string): boolean {
  return ['postgres:', 'postgresql:'].includes(URL.parse(text)?.protocol ?? '');
}
