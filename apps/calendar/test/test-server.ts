import { readConfig } from '@high-street/server';
import { runService } from '@high-street/server/http';

import { configSchema } from '#/config.ts';
import { openCalendar } from '#/open-calendar.ts';

import { OWNED } from './test-owner.ts';

await runService({
  readSettings: () => readConfig(configSchema, process.env),
  open: (parts) => openCalendar({ ...parts, ...OWNED }),
  faults: [],
});
