/** What each kind of delivery is called in every room, as the commands call it. */
const NAMES: Readonly<Record<string, string>> = {
  visitor: 'Confirmation',
  provider: 'Email to the team',
  crm: 'Contact to the CRM',
  reply: 'Reply',
  late_digest: 'Email to an owner about late leads',
  erasure_notice: 'Email to the team about an erasure',
  booking_visitor: 'Booking email to the visitor',
  booking_provider: 'Booking email to the team',
};

/** The name of a kind of delivery; one of a later version is shown as it is stored. */
export function nameDelivery(kind: string): string {
  return NAMES[kind] ?? kind.replaceAll('_', ' ');
}

/** Mails to an address that a visitor typed. */
const TO_VISITOR = ['visitor', 'reply', 'booking_visitor'];

/** Whether deliveries of a kind go to a visitor, so that one that is refused may have a wrong address. */
export function isToVisitor(kind: string): boolean {
  return TO_VISITOR.includes(kind);
}
