import { createVisitorDesk } from '@high-street/leads';
import { createAuditLog } from '@high-street/server/audit';

import type { TestApp } from './test-app.ts';

/** What visitors do about the leads of a desk, by the link that they were sent. */
export function visitorOf({ db, clock, services }: Pick<TestApp, 'db' | 'clock' | 'services'>) {
  return createVisitorDesk({
    db,
    audit: createAuditLog({ db, clock }),
    hasCrm: false,
    key: 'k'.repeat(32),
    clock,
    office: services.office,
  });
}
