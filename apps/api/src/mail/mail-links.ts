import type { Linked } from '@high-street/leads';

/** Where mails about leads lead to. */
export type MailLinks = {
  /** The address of the page on which a visitor sees their lead. */
  readonly linkTo: (lead: Linked) => string;
  /** Where the desk is, such as https://desk.shop.example; null where nobody said. */
  readonly deskUrl: string | null;
};
