import { AVAILABILITY, OPERATOR_SETTINGS } from '@high-street/owner';
import { findDataFolder, readDisk, type Clock } from '@high-street/server';

import { CALENDAR_PAGE, DESK_SCREENS, siteBuild } from '../build.ts';
import { checkAddress } from './address-check.ts';
import { checkBrand, listContentSamples } from './brand-check.ts';
import { checkBuild, checkSite } from './build-check.ts';
import { checkCalendar } from './calendar-check.ts';
import { checkCrm } from './crm-check.ts';
import { checkDatabase } from './database-check.ts';
import { checkDesk } from './desk-check.ts';
import { checkDisk } from './disk-check.ts';
import { checkMail, checkTestMail, type MailPlace } from './mail-check.ts';
import { checkMailbox, checkReturns } from './mailbox-check.ts';
import { checkProxies } from './proxy-check.ts';
import type { Settings } from './read-settings.ts';
import type { Check } from './run-checks.ts';
import { checkSecrets } from './secret-check.ts';
import { checkSender, lookUpTexts } from './sender-check.ts';

type Wishes = { readonly clock: Clock; readonly testAddress: string | undefined };

function diskCheck({ DATABASE_URL, DATA_DIR }: Settings['api']): Check[] {
  const folder = findDataFolder(DATA_DIR);
  // With a server of its own nothing that matters is kept here; without a database yet there is no folder to ask.
  if (DATABASE_URL !== undefined || folder === undefined) return [];
  return [{ about: 'disk', run: async () => [await checkDisk(folder, readDisk)] }];
}

/** Whether mails leave, come back, and are believed. */
function mailChecks({ api }: Settings, mailPlace: MailPlace): Check[] {
  return [
    { about: 'mail', run: async (signal) => [await checkMail(mailPlace, signal)] },
    {
      about: 'mailbox',
      run: async () => [await checkMailbox(api.IMAP_URL), ...checkReturns(api)],
    },
    { about: 'sender', run: () => checkSender(api.MAIL_FROM, lookUpTexts) },
  ];
}

/** Whether what is called from here or from a page answers. */
function neighbourChecks({ api, calendarUrl, deskUrl, siteUrl }: Settings): Check[] {
  return [
    {
      about: 'calendar',
      run: async (signal) => [await checkCalendar({ url: calendarUrl, siteUrl }, signal)],
    },
    {
      about: 'desk',
      run: async (signal) => [await checkDesk({ url: deskUrl, siteUrl, calendarUrl }, signal)],
    },
    { about: 'CRM', run: async (signal) => [await checkCrm(api, signal)] },
  ];
}

function settingChecks({ api, brand, siteUrl }: Settings): Check[] {
  return [
    { about: 'secrets', run: async () => checkSecrets(api) },
    { about: 'address', run: async () => [checkAddress(siteUrl)] },
    {
      about: 'proxies',
      run: async () => [checkProxies({ siteUrl, trustedProxies: api.TRUSTED_PROXIES })],
    },
    {
      about: 'brand',
      run: async () => [
        await checkBrand(
          { brand, settings: OPERATOR_SETTINGS, availability: AVAILABILITY },
          listContentSamples,
        ),
      ],
    },
  ];
}

function buildChecks({ api, calendarUrl, deskUrl, hasOwnCalendar }: Settings): Check[] {
  return [
    {
      about: 'site',
      run: async () => [
        checkSite(siteBuild(calendarUrl), { siteDir: api.SITE_DIR, siteUrl: api.SITE_URL }),
      ],
    },
    ...(hasOwnCalendar
      ? [{ about: 'booking page', run: async () => [checkBuild(CALENDAR_PAGE)] }]
      : []),
    ...(deskUrl === null ? [] : [{ about: 'desk', run: async () => [checkBuild(DESK_SCREENS)] }]),
  ];
}

/** Everything that is looked at, in the order in which it is told. */
export function listChecks(settings: Settings, { clock, testAddress }: Wishes): readonly Check[] {
  const { start, api, linkSecrets, siteUrl } = settings;
  const { MAIL_FROM: from, MAIL_ENDPOINT, SMTP_PLAINTEXT } = api;
  const mailPlace = { SMTP_URL: start.SMTP_URL, SMTP_PLAINTEXT, MAIL_ENDPOINT, siteUrl };
  return [
    { about: 'database', run: () => checkDatabase(api, { clock, linkSecrets }) },
    ...diskCheck(api),
    ...mailChecks(settings, mailPlace),
    ...neighbourChecks(settings),
    ...settingChecks(settings),
    ...buildChecks(settings),
    ...(testAddress === undefined
      ? []
      : [
          {
            about: 'test mail',
            run: async () => [await checkTestMail(mailPlace, { from, to: testAddress })],
          },
        ]),
  ];
}
