import {
  ANSWER_BUCKETS,
  COUNTED_FORMS,
  DEVICE_WIDTHS,
  VITAL_LIMITS,
  type AnswerBucket,
  type DeviceWidth,
  type Vital,
} from '@high-street/contract';

import type { Stage } from './stages.ts';

/** Stands for all pages, or for all sources. */
export const ALL = '*';

const ofForms = (what: string) => COUNTED_FORMS.map((form) => `${what}:${form}`);

const IN_TIME = ANSWER_BUCKETS.filter((bucket) => bucket !== 'late');

/** What is summed up for a time to the first answer. */
export const answeredWhats = (bucket: AnswerBucket) =>
  COUNTED_FORMS.map((form) => `answered:${form}:${bucket}`);

/** What is summed up for each stage. The enquiry has one step, so who begins it is at its last. */
export const STAGE_WHATS: Readonly<Record<Stage, readonly string[]>> = {
  seen: ['seen'],
  begun: ofForms('begun'),
  'last-step': ['begun:enquiry', 'step:register:3'],
  sent: ofForms('sent'),
  'in-time': IN_TIME.flatMap(answeredWhats),
  won: ofForms('won'),
};

/** How far somebody came in the register form, in order. */
export const REGISTER_WHATS = [
  'begun:register',
  'step:register:2',
  'step:register:3',
  'sent:register',
] as const;

/** What is told of the page that a visit began at. */
export const LANDING_WHATS = ['landed', 'sent-from', 'won-from'] as const;

/** The kinds of device, from the narrowest. */
export const DEVICES = Object.keys(DEVICE_WIDTHS).filter(isDevice);

/** The web vitals that are counted. */
export const VITALS = Object.keys(VITAL_LIMITS).filter(isVital);

function isDevice(name: string): name is DeviceWidth {
  return name in DEVICE_WIDTHS;
}

function isVital(name: string): name is Vital {
  return name in VITAL_LIMITS;
}

/** How good a vital was. The best two of its buckets are good, by the limits of web.dev/vitals. */
export const GRADES = { good: [0, 1], fair: [2], poor: [3] } as const;

/** How good a vital was. */
export type Grade = keyof typeof GRADES;

/** What is summed up for a grade of a vital on a kind of device. */
export const vitalWhats = (vital: Vital, device: DeviceWidth, grade: Grade) =>
  GRADES[grade].map((bucket) => `${vital}:${device}:${bucket}`);

/** Everything of which the week is told, too. */
export const WEEKLY_WHATS: readonly string[] = [
  ...new Set([
    ...Object.values(STAGE_WHATS).flat(),
    ...REGISTER_WHATS,
    ...ANSWER_BUCKETS.flatMap(answeredWhats),
  ]),
];

/** Everything that is told of web vitals. */
export const VITAL_WHATS: readonly string[] = VITALS.flatMap((vital) =>
  DEVICES.flatMap((device) => [0, 1, 2, 3].map((bucket) => `${vital}:${device}:${bucket}`)),
);
