import type { Contacts } from '@high-street/contract';

/** Every text of a lead but its addresses and what is chosen from a list: there nobody has a reason to put a link. */
export function leadTexts(contacts: Contacts): readonly string[] {
  const { contactName, storeName, message } = contacts;
  if (contacts.leadStatus === 'Contact') return [contactName, storeName, message];
  const { businessDescription, address, region, pincode, yearEstablished, employeeCount } =
    contacts;
  return [
    contactName,
    storeName,
    message,
    businessDescription,
    address,
    region,
    pincode,
    yearEstablished,
    employeeCount,
  ];
}
