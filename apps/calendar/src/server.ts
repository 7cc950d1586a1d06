import { OwnerError } from '@high-street/owner';
import { readConfig } from '@high-street/server';
import { runService } from '@high-street/server/http';

import { configSchema } from './config.ts';
import { openCalendar } from './open-calendar.ts';

await runService({
  readSettings: () => readConfig(configSchema, process.env),
  open: openCalendar,
  faults: [OwnerError],
});
