export { fillMailboxes } from './fill-mailboxes.ts';
export { mailboxKey } from './mailbox-key.ts';
export { MAILBOX_OF_BOOKING, MAILBOX_OF_LEAD, OPEN_LEADS_FIRST } from './mailbox-of.ts';
export { isSameAddress } from './same-address.ts';
export { addressPattern, withoutAddress } from './without-address.ts';
