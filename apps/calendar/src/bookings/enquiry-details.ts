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
      const linked = readBookToken(enquiryKeys, token, clock.now());
      return linked && { token, reference: linked.reference };
    },

    /** What is typed of it into the details form; null once it is erased or withdrawn, or its address was fixed. */
    async read(token: string): Promise<{ name: string; email: string } | null> {
      const linked = readBookToken(enquiryKeys, token, clock.now());
      const enquiry = linked && (await findEnquiry(db, linked.reference, clock.now()));
      if (enquiry?.linkSubject !== linked?.linkSubject || enquiry?.withdrawnAt !== null)
        return null;
      const { contactName: name, email } = enquiry.contacts;
      return { name, email };
    },
  };
}

export type EnquiryDetails = ReturnType<typeof createEnquiryDetails>;
