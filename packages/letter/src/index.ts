export { letterToHtml, letterToText, type Letter } from './letter.ts';
export { shortName } from './short-name.ts';
export { mailHouseOf, mailIdOf, type MailHouse } from './mail-house.ts';
