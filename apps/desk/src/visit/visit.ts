import type { Person, Session, Way } from '@high-street/people';
import type { Actor } from '@high-street/server/audit';

/** Somebody who is signed in, and with which session. */
export type Visitor = { readonly session: Session; readonly person: Person };

/** An address that a sign-in mail was asked for in this browser, when, and in which one, in a few words. */
export type AskedFor = { readonly email: string; readonly at: Date; readonly agent: string };

/** What a page may tell of a fault, for whoever looks it up in the log of the service. */
export type FaultNote = {
  readonly kind: 'fault';
  /** Whether the request was to change something, which then may not be saved. */
  readonly isChange: boolean;
  /** When it was met, to the second in the provider's zone: `11:24:07 GMT`. */
  readonly time: string;
  /** How the number of the request begins, which each line of the log has as `reqId`. */
  readonly request: string;
};

/** One request: who asks, from where, and in which browser. */
export type Visit = {
  /** The mark of this answer's own scripts. */
  readonly nonce: string;
  readonly addressGroup: string;
  /** The browser in a few words, such as "Firefox on Linux". */
  readonly agent: string;
  /**
   * Who is signed in; it asks the database once a request. The gate has always done so, with `isUse` false for what no
   * person asked for.
   */
  identify(how?: { isUse: boolean }): Promise<Visitor | null>;
  /** Who is signed in; throws where nobody is, which the gate has seen to for every route that is not for everybody. */
  readonly me: Visitor;
  /** Who acts, as the log has it. */
  readonly actor: Actor;
  /** What tells this browser from others, or null in one that has asked for nothing yet. */
  readonly browserToken: string | null;
  /** The same, made and kept in a cookie if there is none yet. */
  keepBrowser(): string;
  /** What a sign-in mail was last asked for in this browser, and until when its link and code are good. */
  readonly askedFor: (AskedFor & { readonly until: Date }) | null;
  keepAskedFor(asked: AskedFor | null): void;
  /**
   * Signs a person in: a new session with a new token; one that was there ends. `provedAt` is when they showed who they
   * are, if that was not just now.
   */
  enter(personId: string, way: Way, provedAt?: Date): Promise<void>;
  /** Writes down that who is signed in has shown again who they are; the session goes on under a new token. */
  prove(): Promise<void>;
  /** Logs an error that nobody foresaw under the number of this request. */
  reportFault(error: unknown): FaultNote;
  /** What a page can do without: reads it, or logs why it cannot be read and gives what stands in its place. */
  tolerate<Read, Instead>(read: Promise<Read>, instead: Instead): Promise<Read | Instead>;
  /** Runs a task once the answer is out, or its reader gone. */
  afterAnswer(task: () => void): void;
  /** Ends the session of this browser. */
  leave(): Promise<void>;
};
