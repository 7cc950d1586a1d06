/** Deliveries of one lane are tried at one pace, and share a limit on how many are under way at once, so that mails do not wait behind a slow CRM. */
export type Lane = 'mail' | 'crm';

/** A kind of delivery: what its rows carry in `kind`, and how it is tried. */
export type DeliveryDefinition<Kind extends string = string> = {
  readonly kind: Kind;
  /** Which record a row names. */
  readonly about: 'lead' | 'booking';
  /** Whom it reaches: the person who sent a lead or booked, the provider's people, or the CRM. */
  readonly to: 'visitor' | 'provider' | 'crm';
  readonly lane: Lane;
  /** How long after its record it is first due, in milliseconds; at once when absent. */
  readonly delayMs?: number;
  /** What people read, in the history and in lists: "email to the team". */
  readonly label: string;
};

/** Declares a kind of delivery; its sender is named where a service works on it. */
export function defineDelivery<const Kind extends string>(
  definition: DeliveryDefinition<Kind>,
): DeliveryDefinition<Kind> {
  return definition;
}

/** What is shown of a kind of delivery. */
export type ShownKind = {
  readonly label: string;
  readonly isToVisitor: boolean;
  readonly isMail: boolean;
};

/** A row with what is shown of its kind; one of a later version has no definition, and is called as it is stored. */
export function showKind<Row extends { readonly kind: string }>(
  definitions: readonly DeliveryDefinition[],
  row: Row,
): Row & ShownKind {
  const found = definitions.find(({ kind }) => kind === row.kind);
  return {
    ...row,
    label: found?.label ?? row.kind.replaceAll('_', ' '),
    isToVisitor: found?.to === 'visitor',
    isMail: found?.lane === 'mail',
  };
}
