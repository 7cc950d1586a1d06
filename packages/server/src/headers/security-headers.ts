import { CLOSED_POLICY, writePolicy } from './content-policy.ts';

/** Headers by their names in lower case. */
export type HeaderSet = Readonly<Record<string, string>>;

/**
 * What no page of ours asks a browser for, and no frame in one may either. A name that a browser does not know is an
 * error in its console; `bluetooth` and `web-share` are left out, as Chromium does not know them on every system.
 */
const UNUSED_ABILITIES = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** What every answer of every service carries, whatever it is. */
export const SECURITY_HEADERS = {
  // Two years, and for this host alone: we cannot know which others below it still answer over HTTP.
  'strict-transport-security': 'max-age=63072000',
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Links to answers are copied.
  'permissions-policy': [
    ...UNUSED_ABILITIES.map((name) => `${name}=()`),
    'clipboard-write=(self)',
  ].join(', '),
} as const satisfies HeaderSet;

/** What is answered where nothing else is said: neither framed nor used by any other origin. */
export const CLOSED_HEADERS = {
  ...SECURITY_HEADERS,
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': writePolicy(CLOSED_POLICY),
} as const satisfies HeaderSet;
