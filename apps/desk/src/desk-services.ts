import type {
  AnswerFiguresReader,
  ErasedPerson,
  EXPORTS,
  listValues,
  ErasePreview,
  LeadArchive,
  LeadDesk,
  LeadHold,
  LeadReader,
  LeadSearch,
  LeadViews,
  NextUp,
  OfficeClock,
  QuarantineFactsReader,
  ReplyDesk,
  SavedReplies,
} from '@high-street/leads';
import type { Invitations, Passkeys, PeopleDesk, Sessions } from '@high-street/people';
import type { Clock } from '@high-street/server';
import type { Actor, AuditFilter, AuditLog } from '@high-street/server/audit';
import type { DeliveryArchive, DeliveryDesk } from '@high-street/server/deliveries';
import type { dayBounds } from '@high-street/server/hours';
import type { MailLook } from '@high-street/server/mail';

import type { DeskBookings } from './desk-bookings.ts';
import type { InvitationMail } from '#/mail/index.ts';
import type { ExportAsked, NumbersReader } from '#/numbers/index.ts';
import type { OidcSignIn } from '#/oidc/index.ts';
import type { Presence } from '#/presence/index.ts';
import type { SignInDesk } from '#/sign-in/index.ts';
import type { DeskCounts } from '#/work-counts.ts';

/** What loaders and actions work with. */
export type DeskServices = {
  /** The brand's name, as it is on the sign. */
  readonly brand: string;
  /** Where people reach the desk, such as https://desk.shop.example. */
  readonly origin: string;
  readonly people: PeopleDesk;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly invitations: Invitations;
  readonly signIn: SignInDesk;
  /** Null unless the three OIDC_ settings name a provider. */
  readonly oidc: OidcSignIn | null;
  readonly audit: AuditLog;
  /** What each act that the log knows is called, by its name. */
  readonly acts: Readonly<Record<string, string>>;
  /** The first moment of a calendar day in a zone, and that of the next. */
  readonly dayBounds: typeof dayBounds;
  /** Lines of the log as the text of a CSV file, in pieces. */
  readonly auditCsv: (filter: AuditFilter, signal: AbortSignal) => AsyncIterable<string>;
  readonly bookings: DeskBookings;
  /** Totals of visits, forms and answers. */
  readonly numbers: NumbersReader;
  /** Totals as the text of a CSV file, in pieces. */
  readonly numbersCsv: (asked: ExportAsked, signal: AbortSignal) => AsyncIterable<string>;
  readonly leads: LeadArchive;
  readonly leadReader: LeadReader;
  readonly leadSearch: LeadSearch;
  readonly leadViews: LeadViews;
  /** Counts what there is to do, by the calendar of a zone. */
  readonly countWork: (zone: string, most: number) => Promise<DeskCounts>;
  /** What people do about leads, each act with its lines in the history and in the log. */
  readonly leadDesk: LeadDesk;
  /** What people write to visitors, and what they have not sent yet. */
  readonly replyDesk: ReplyDesk;
  readonly savedReplies: SavedReplies;
  /** From which address replies are sent, perhaps with a name. */
  readonly mailFrom: string;
  /** What people do to deliveries that wait. */
  readonly deliveryDesk: DeliveryDesk;
  readonly deliveryArchive: DeliveryArchive;
  /** How the mail server answers, as far as that is known within a second; it is asked once a minute at most. */
  readonly lookAtMail: () => Promise<MailLook>;
  readonly quarantineFacts: QuarantineFactsReader;
  /** What each spam signal means, by its code. */
  readonly robotSigns: Readonly<Record<string, string>>;
  /** For how many days a lead in the bin can be taken out again. */
  readonly binDays: number;
  /** Every field that a lead has, with its name and its value as text. */
  readonly listValues: typeof listValues;
  /** Writes leads as the text of a file, by its format. */
  readonly exportLeads: typeof EXPORTS;
  /** How much `eraseLead` would remove for an email address. */
  readonly previewErase: (email: string) => Promise<ErasePreview>;
  /** Removes everything about the person of an email address. */
  readonly eraseLead: (email: string, actor: Actor) => Promise<ErasedPerson>;
  /** Mails the link of an invitation; resolves to whether the mail server took it, within ten seconds or so. */
  readonly mailInvitation: (mail: InvitationMail) => Promise<boolean>;
  /** This moment as a place in what changes, from which a page that reads its data afterwards is told of it. */
  readonly markLive: () => Promise<string>;
  readonly presence: Presence;
  /** The clock that runs while the office is open. */
  readonly office: OfficeClock;
  /** Which lead is to be answered next. */
  readonly nextUp: NextUp;
  readonly answerFigures: AnswerFiguresReader;
  /** Until when a lead stays with who holds it if they do nothing more. */
  readonly heldUntil: (hold: LeadHold) => Date | null;
  readonly clock: Clock;
};
