import { FIELD_LABELS } from '@high-street/contract';
import { expect, test } from 'vitest';

import { describeLine } from './describe-line.ts';

const NOW = new Date('2026-11-23T11:22:00Z');

/** Fields of acts that no form asks for. */
const OTHERS =
  'state lostReason heldBy marketingConsent note reply body q name role undoSeconds hasSingleKeys signature startsAt noShow with since until not_invited other_person';

test.each([...Object.keys(FIELD_LABELS), ...OTHERS.split(' ')])(
  'a line of the audit log names %s as people know it, not as code does',
  (field) => {
    const line = {
      id: '1',
      at: NOW,
      actorKind: 'visitor',
      personId: null,
      addressGroup: null,
      act: 'lead_corrected',
      recordKind: null,
      recordId: null,
      fields: [field],
    } as const;
    const { fields } = describeLine(line, {
      names: new Map(),
      acts: {},
      now: NOW,
      zone: 'Europe/London',
    });
    expect(fields.join()).toMatch(/^[A-Za-z][a-z]+(?:[ -][a-z]+)*$/);
  },
);
