import { describeValue } from '@high-street/contract';
import type { DeskLead, LeadRevision, LeadValue, LeadWords } from '@high-street/leads';

import { plainText } from '#app/parts/plain-text.ts';
import { describeMoment } from '#app/parts/describe-moment.ts';
import type { Moment } from '#app/parts/when.tsx';
import { ZONE } from '#app/zone.ts';

/** What a visitor changed at one time, field by field. */
export type Revision = {
  readonly id: string;
  readonly at: Moment;
  readonly changes: readonly {
    readonly label: string;
    readonly before: string;
    readonly after: string;
  }[];
};

type Parts = {
  readonly now: Date;
  readonly listValues: (lead: LeadWords) => readonly LeadValue[];
};

/** Each correction with both of its versions, the newest first. */
export function describeRevisions(
  { contacts }: DeskLead,
  revisions: readonly LeadRevision[],
  { now, listValues }: Parts,
): readonly Revision[] {
  const valuesOf = (said: DeskLead['contacts']) =>
    listValues({ contacts: said, attribution: null, marketingConsent: null });
  return revisions
    .map(({ id, at, fields, ...before }, index) => {
      const after = valuesOf(revisions[index + 1]?.contacts ?? contacts);
      const changes = valuesOf(before.contacts)
        .filter(({ path }) => fields.includes(path.split('.').at(-1) ?? path))
        .map(({ path, label, text }) => ({
          label,
          before: describeValue(path, plainText(text)),
          after: describeValue(
            path,
            plainText(after.find((value) => value.path === path)?.text ?? ''),
          ),
        }));
      return { id, at: describeMoment(at, now, ZONE, 'always'), changes };
    })
    .toReversed();
}
