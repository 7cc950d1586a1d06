/** A lead of the day, as it was stored. */
export type DayLead = {
  readonly id: string;
  readonly reference: string;
  readonly isKept: boolean;
  readonly isDead: boolean;
  readonly booking: { readonly reference: string; readonly start: string } | null;
};

/** What somebody can do, by the button that they press. */
export const ACTS = [
  'take',
  'hand-back',
  'give',
  'note',
  'edit-note',
  'mark',
  'elsewhere',
  'called',
  'release',
  'bin',
  'restore',
  'requeue',
  'resend',
  'bulk-mark',
  'move',
] as const;

/** One of the acts. */
export type ActName = (typeof ACTS)[number];

/** What the browser told whoever pressed the button. */
export type Told =
  | { readonly kind: 'done' }
  /** Somebody had done it already, or there was nothing to do. */
  | { readonly kind: 'nothing' }
  /** Somebody else has the lead. */
  | { readonly kind: 'held' }
  /** Somebody else has the time of the booking. */
  | { readonly kind: 'taken' }
  /** Refused as stale: what was saved stood beside what was sent. */
  | { readonly kind: 'two-answers'; readonly saved: string };

/** A press of a button: who, on which lead, what was sent, and what came of it. */
export type Entry = {
  readonly round: number;
  readonly personId: string;
  readonly lead: DayLead;
  readonly act: ActName;
  /** The fields of the form, as the browser sent them. */
  readonly sent: Readonly<Record<string, string>>;
  readonly told: Told;
};

/** An entry in a line, for whoever reads why the day does not add up. */
export function describeEntry({ round, personId, act, sent, told }: Entry): string {
  const { body, ...rest } = sent;
  const fields = body === undefined ? rest : { ...rest, body: body.slice(0, 20) };
  return `round ${round}: ${personId.slice(-4)} ${act} ${JSON.stringify(fields)}, told ${JSON.stringify(told)}`;
}
