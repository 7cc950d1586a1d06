import { listLeadFields, readLeadField, type Contacts } from '@high-street/contract';

/** Every text of a lead but its addresses and what is chosen from a list: there nobody has a reason to put a link. */
export function leadTexts(contacts: Contacts): readonly string[] {
  return listLeadFields(contacts)
    .filter(({ control }) => control === 'line' || control === 'lines')
    .map((field) => readLeadField(contacts, field))
    .filter((text) => text !== '');
}
