import type { LayOutWords, Message } from './lay-out.ts';

/** The five ends of the ribbons, from the top. */
export const CHANNELS = ['email', 'whatsapp', 'sms', 'push', 'social'] as const;
/** One of the five ends of the ribbons. */
export type Channel = (typeof CHANNELS)[number];

export type CutLines = { readonly whole: string; readonly cut: string };

/** A message to start from, and which of the pictures is posted with it. */
export type SampleMessage = Message & {
  readonly id: string;
  readonly label: string;
  readonly picture: 'bun' | 'pizza' | 'crate';
};

export type SayOnceWords = LayOutWords & {
  readonly heading: string;
  readonly fields: { readonly shop: string; readonly line: string };
  /** How much of the line is used, in `{used}` and `{limit}`. */
  readonly count: string;
  readonly samplesLabel: string;
  readonly samples: readonly [SampleMessage, ...SampleMessage[]];
  readonly answer: string;
  readonly more: string;
  readonly channels: Readonly<Record<Channel, string>>;
  /** What a channel makes of the message, beside its object. */
  readonly limits: {
    readonly email: CutLines;
    readonly whatsapp: string;
    readonly sms: { readonly one: string; readonly other: string; readonly odd: string };
    readonly push: CutLines;
    readonly social: CutLines;
  };
  /** The same in short sentences, read out when one of them changes. */
  readonly spoken: {
    readonly email: CutLines;
    readonly sms: { readonly one: string; readonly other: string };
    readonly push: CutLines;
    readonly social: CutLines;
  };
  readonly note: string;
};

/** Puts figures into the `{name}` places of a line. */
export function fillPlaces(
  line: string,
  figures: Readonly<Record<string, string | number>>,
): string {
  return line.replaceAll(/\{(\w+)\}/g, (place, key: string) => String(figures[key] ?? place));
}
