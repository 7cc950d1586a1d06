import type { OfficeClock } from '@high-street/leads';
import type { MailIdentity } from '@high-street/letter';
import type { Clock, OpenDatabase } from '@high-street/server';
import type { Availability } from '@high-street/server/hours';
import type { Mailer } from '@high-street/server/mail';
import type { FastifyBaseLogger } from 'fastify';

import type { OidcSettings } from '#/oidc/index.ts';

import type { Config } from './config.ts';

/** What the desk is made of, so that a test can hand it other parts. */
export type DeskParts = {
  readonly config: Pick<
    Config,
    | 'DESK_PORT'
    | 'DESK_URL'
    | 'DESK_SIGN_INS_PER_ADDRESS_HOUR'
    | 'DESK_SIGN_INS_PER_EMAIL_HOUR'
    | 'DESK_SIGN_INS_PER_MINUTE'
    | 'TRUSTED_PROXIES'
    | 'METRICS_KEY'
    | 'SMTP_URL'
    | 'SMTP_PLAINTEXT'
    | 'MAIL_ENDPOINT'
  >;
  readonly db: OpenDatabase['db'];
  readonly pool: OpenDatabase['pool'];
  /** Hashes the mailed codes, and blinds what is counted towards limits. */
  readonly key: Buffer;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly identity: MailIdentity;
  /** When demos can be had, and where. */
  readonly availability: Availability;
  /** When the office is open, and how soon it is to answer. */
  readonly office: OfficeClock;
  /** For how many months leads are kept. */
  readonly retentionMonths: number;
  /** Null where nobody signs in by OpenID Connect. */
  readonly oidc: OidcSettings | null;
  /** How late the event loop may be before calls are turned away; the usual time when absent. */
  readonly delayLimitMs?: number | undefined;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
};
