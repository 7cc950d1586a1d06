// Scripts of operators call `npm run leads` in containers by this path of earlier versions.
import '#/leads-command/cli.ts';
