import './revisions.css';

import { data } from 'react-router';

import { readList } from '#app/answer/lead-address.ts';
import { plainText } from '#app/parts/plain-text.ts';
import { deskContext } from '#app/context.ts';
import { When } from '#app/parts/when.tsx';
import { describeRevisions, type Revision } from './describe-revisions.ts';
import { findLead } from './find-lead.ts';
import { REVISIONS } from './revision-words.ts';
import { WritePage } from './write-page.tsx';
import type { Route } from './+types/revisions.ts';

export const meta = () => [{ title: REVISIONS.title }];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { leadReader, listValues, office, clock } = context.get(deskContext);
  const lead = await findLead({ leadReader }, params.reference);
  const revisions = await leadReader.revisions(lead.id);
  if (revisions.length === 0) throw data(null, 404);
  return {
    reference: lead.reference,
    name: plainText(lead.contacts.contactName ?? ''),
    list: readList(url.searchParams),
    revisions: describeRevisions(lead, revisions, {
      now: clock.now(),
      zone: office.timeZone,
      listValues,
    }),
  };
}

function Changes({ changes }: Pick<Revision, 'changes'>) {
  return (
    <table className="revision-table">
      <thead>
        <tr>
          <th scope="col">{REVISIONS.field}</th>
          <th scope="col">{REVISIONS.before}</th>
          <th scope="col">{REVISIONS.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td dir="auto">{before || REVISIONS.nothing}</td>
            <td dir="auto">{after || REVISIONS.nothing}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a lead said before its visitor put it right, beside what they changed it to. */
export default function LeadRevisions({ loaderData }: Route.ComponentProps) {
  const { revisions, ...lead } = loaderData;
  return (
    <WritePage {...lead} title={REVISIONS.title}>
      <div className="write-body revisions">
        <p className="muted">{REVISIONS.lede}</p>
        {revisions.map(({ id, at, changes }) => (
          <section key={id} className="mt-6">
            <h2 className="facts-title">
              {REVISIONS.corrected}, <When at={at} />
            </h2>
            <Changes changes={changes} />
          </section>
        ))}
      </div>
    </WritePage>
  );
}
