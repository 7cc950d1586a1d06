import { getPriority, setPriority } from 'node:os';

import { prepareLeadSearch, readOfficeClock } from '@high-street/leads';
import { toMailIdentity } from '@high-street/letter';
import { AVAILABILITY, currentBrand, OPERATOR_SETTINGS, OwnerError } from '@high-street/owner';
import {
  KEPT_KEYS,
  openStorage,
  readConfig,
  readKeptKey,
  runSchedule,
  systemClock,
} from '@high-street/server';
import { readAvailability } from '@high-street/server/hours';
import { listen, runService, type ServiceParts } from '@high-street/server/http';
import { openMailer } from '@high-street/server/mail';

import { readOidcSettings } from '#/oidc/index.ts';
import { readScreens } from '#/screens/index.ts';

import { buildApp } from './app.ts';
import { configSchema, type Config } from './config.ts';
import { keepSearch } from './keep-search.ts';
import { planMaintenance } from './plan-maintenance.ts';
import { planReturns } from './plan-returns.ts';

/** Few, so that no search in the desk takes the connections that leads are stored over. */
const CONNECTIONS = 6;

/** The nice value of the desk, which gives way to whatever stores leads on the same machine; from -20 to 19. */
const DESK_NICE = 10;

type Parts = ServiceParts<Config>;

/** Lowers the priority of this process, unless whoever started it has lowered it further: only the superuser may raise it. */
function giveWay(): void {
  if (process.platform === 'linux' && getPriority() < DESK_NICE) setPriority(DESK_NICE);
}

/** Opens all that the desk needs and answers calls. */
async function open(parts: Parts): Promise<void> {
  const { config, log, stack } = parts;
  const screens = await readScreens(config.DESK_SCREENS_DIR);
  const { db, pool } = await openStorage({
    config,
    log,
    stack,
    claim: 'desk',
    maxConnections: CONNECTIONS,
  });
  await prepareLeadSearch(db);
  // Once the database is open, as one that this process starts would inherit it.
  giveWay();
  const mailer = openMailer(config);
  stack.defer(mailer.close);
  const identity = toMailIdentity(currentBrand().pack, {
    from: config.MAIL_FROM,
    providerAddress: config.LEADS_TO,
  });
  const office = readOfficeClock(AVAILABILITY, OPERATOR_SETTINGS);
  const tasks = [
    planMaintenance({ db, clock: systemClock, auditMonths: config.AUDIT_MONTHS }),
    planReturns({ db, clock: systemClock, office }),
  ];
  stack.defer(await runSchedule(tasks, { db, clock: systemClock, log }));
  stack.defer(keepSearch({ db, clock: systemClock, log }));
  const key = await readKeptKey(db, KEPT_KEYS.desk);
  const app = buildApp({
    config,
    db,
    pool,
    key,
    mailer,
    identity,
    availability: readAvailability(AVAILABILITY),
    office,
    retentionMonths: OPERATOR_SETTINGS.retentionMonths,
    oidc: readOidcSettings(config),
    screens,
    clock: systemClock,
    log,
  });
  stack.defer(async () => app.close());
  // Last, so that a signal that comes once calls are answered finds the process ready to close.
  await listen(app, { host: config.HOST, port: config.DESK_PORT, portVariable: 'DESK_PORT' });
}

await runService({
  readSettings: () => readConfig(configSchema, process.env),
  open,
  faults: [OwnerError],
});
