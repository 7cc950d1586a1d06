import { describeValue } from '@high-street/contract';
import type { DeskLead, LeadRevision, LeadValue, LeadWords } from '@high-street/leads';

import { plainText } from '#app/parts/plain-text.ts';
import { describeMoment } from '#app/parts/describe-moment.ts';
import type { WallClock } from '#app/parts/wall-clock.ts';
import type { Moment } from '#app/parts/when.tsx';

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

type Parts = WallClock & {
  readonly listValues: (lead: LeadWords) => readonly LeadValue[];
};

/** Each correction with both of its versions, the newest first. */
export function describeRevisions(
  { contacts }: DeskLead,
  revisions: readonly LeadRevision[],
  { now, zone, listValues }: Parts,
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
      return { id, at: describeMoment(at, now, zone, 'always'), changes };
    })
    .toReversed();
}
