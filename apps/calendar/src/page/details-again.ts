import type { ErrorCode } from '@high-street/contract';

import { NO_VALUES, placeFaults, type PageProps } from '../../page/page-props.ts';

import type { Refusal } from './answer-with-pages.ts';
import { readLook } from './page-look.ts';
import { nearestAfter, type NearestParts } from './nearest-after.ts';
import type { RouteParts } from './route-parts.ts';
import { readTypedDetails, readTypedKey, readTypedRobot, readTypedTime } from './typed-booking.ts';

/** The key of these stands for something else already; every other form is sent again under its own. */
const NEEDS_NEW_KEY: readonly ErrorCode[] = ['idempotency_key_reused', 'unknown_booking'];

/** The details form again, with everything that was typed; null when it names no time that could be shown. */
export async function detailsAgain(
  typed: URLSearchParams,
  refusal: Refusal,
  { pages, ...parts }: NearestParts & Pick<RouteParts, 'pages'>,
): Promise<PageProps | null> {
  const { start, timeZone: zone } = readTypedTime(typed);
  const { formKey, formToken, ...props } = pages.blank(
    readLook({ start, zone, enquiry: typed.get('enquiry') ?? undefined }),
  );
  if (props.slot === null) return null;
  const key = NEEDS_NEW_KEY.includes(refusal.code) ? null : readTypedKey(typed);
  return {
    ...props,
    stage: 'details',
    isZoneChosen: true,
    // Nothing is looked up for a page that may be shown because the database is away.
    slots: null,
    values: { ...NO_VALUES, ...readTypedDetails(typed) },
    faults: placeFaults(refusal.fields),
    nearest: await nearestAfter(refusal, props.slot.start, parts),
    refusal: refusal.code,
    formKey: key ?? formKey,
    // The one that it came with says for how long somebody has been typing.
    formToken: readTypedRobot(typed)?.token ?? formToken,
  };
}
