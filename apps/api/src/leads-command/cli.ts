import { runCli } from '@high-street/server/command';

import { LEADS_COMMAND } from './leads-command.ts';

await runCli(LEADS_COMMAND);
