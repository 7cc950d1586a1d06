// Scripts of operators call `npm run bookings` in containers by this path of earlier versions.
import '#/bookings-command/cli.ts';
