import { runCli } from '@high-street/server/command';

import { BOOKINGS_COMMAND } from './bookings-command.ts';

await runCli(BOOKINGS_COMMAND);
