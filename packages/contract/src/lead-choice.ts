import * as z from 'zod/mini';

import { GROWTH_STAGES, PRODUCTS_AND_SERVICES, WEEK_DAYS } from '#/lead-option.ts';
import { FIELD_MESSAGE } from '#/message.ts';
import { strictMessage } from '#/strict-message.ts';

/** One of the listed growth stages, required. */
export const growthStageSchema = z.enum(GROWTH_STAGES, FIELD_MESSAGE.growthStageRequired);

/** A list of listed products and services without repeats, which comes out in list order. */
export const productsSchema = z
  .array(
    z.enum(PRODUCTS_AND_SERVICES, 'Products and services must be chosen from the list'),
    'Products and services must be a list',
  )
  .check(
    z.refine((chosen) => new Set(chosen).size === chosen.length, {
      error: 'Products and services must not name the same entry twice',
    }),
    z.overwrite((chosen) => PRODUCTS_AND_SERVICES.filter((entry) => chosen.includes(entry))),
  );

const unsetSchema = z.null('Business hours must be null');

/** The seven days of the week, each with start and end null. */
export const businessHoursSchema = z.record(
  z.enum(WEEK_DAYS),
  z.strictObject({ start: unsetSchema, end: unsetSchema }, strictMessage('Each day')),
  'Business hours must have the seven days monday to sunday',
);
