import { pino } from 'pino';

import { migrate } from '#/database/migrate.ts';
import { openDatabase } from '#/database/open-database.ts';

// Migrates the database in argv and reports what it applied.
const log = pino({ enabled: false });
const open = await openDatabase({ databaseUrl: process.argv[2], dataDir: '', log });
process.send?.({ applied: await migrate(open.db, log) });
await open.close();
process.disconnect();
