import { readAvailability } from '@high-street/bookings/slots';
import { AVAILABILITY, currentBrand, OwnerError } from '@high-street/owner';
import { readConfig } from '@high-street/server';
import { runService } from '@high-street/server/http';

import { configSchema } from './config.ts';
import { openCalendar } from './open-calendar.ts';

await runService({
  readSettings: () => readConfig(configSchema, process.env),
  open: (parts) =>
    openCalendar({
      ...parts,
      availability: readAvailability(AVAILABILITY),
      brand: currentBrand().pack,
    }),
  faults: [OwnerError],
});
