import { findEnquiry, readBookToken } from '@high-street/leads';
import type { Clock, Database } from '@high-street/server';
import type { LinkKeys } from '@high-street/server/links';
import type { Kysely } from 'kysely';

type Parts = {
  readonly db: Kysely<Database>;
  /** What links to the pages of visitors are signed with. */
  readonly enquiryKeys: LinkKeys;
  readonly clock: Clock;
};

/** Reads what a visitor said before who comes from the page of their enquiry; the address that brings them names nobody. */
export function createEnquiryDetails({ db, enquiryKeys, clock }: Parts) {
  return {
    /** The enquiry of a token; null for one that is wrong or over, and for none. */
    open(token: string | undefined): { token: string; reference: string } | null {
      if (token === undefined) return null;
      const reference = readBookToken(enquiryKeys, token, clock.now());
      return reference === null ? null : { token, reference };
    },

    /** What is typed of it into the details form; null once it is erased or withdrawn. */
    async read(reference: string): Promise<{ name: string; email: string } | null> {
      const enquiry = await findEnquiry(db, reference, clock.now());
      if (enquiry === null || enquiry.withdrawnAt !== null) return null;
      const { contactName: name, email } = enquiry.contacts;
      return { name, email };
    },
  };
}

/** Reads what a visitor said before. */
export type EnquiryDetails = ReturnType<typeof createEnquiryDetails>;
