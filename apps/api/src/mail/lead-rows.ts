import { FIELD_LABELS, listLeadDetails, type Contacts } from '@high-street/contract';

type Row = readonly [label: string, value: string];

/** What a lead says, by label, without what was left empty. */
export function leadRows(contacts: Contacts): readonly Row[] {
  if (contacts.leadStatus === 'Prospect') return listLeadDetails(contacts);
  const rows: Row[] = [
    [FIELD_LABELS.contactName, contacts.contactName],
    [FIELD_LABELS.email, contacts.email],
    [FIELD_LABELS.phoneNumber, contacts.phoneNumber],
    ['Company', contacts.storeName],
    [FIELD_LABELS.message, contacts.message],
  ];
  return rows.filter(([, value]) => value !== '');
}
