import { runCli } from '@high-street/server/command';

import { DESK_COMMAND } from './desk-command.ts';

await runCli(DESK_COMMAND);
