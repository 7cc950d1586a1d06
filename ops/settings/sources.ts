import { configSchema as apiSchema } from '@high-street/api/config';
import { configSchema as calendarSchema } from '@high-street/calendar/config';
import { configSchema as deskSchema } from '@high-street/desk/config';
import { brandVariables } from '@high-street/owner';
import { databaseVariables } from '@high-street/server';
import { buildConfigSchema } from '@high-street/site/build-config';
import { z } from 'zod';

import { PROJECT_ROOT } from '../project-root.ts';
import { startConfigSchema } from '../start-config.ts';
import type { SettingSource } from './setting.ts';

const brandSchema = z.object(brandVariables);

/** Everything that reads the environment, with its variables. */
export const SETTING_SOURCES: readonly SettingSource[] = [
  { reader: '`npm start`', schema: startConfigSchema },
  { reader: 'API', schema: apiSchema.extend(brandSchema.shape) },
  { reader: 'calendar', schema: calendarSchema.extend(brandSchema.shape) },
  { reader: 'desk', schema: deskSchema.extend(brandSchema.shape) },
  { reader: 'builds', schema: buildConfigSchema },
  { reader: 'commands', schema: z.object(databaseVariables(PROJECT_ROOT)) },
];
