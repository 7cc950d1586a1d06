import './replies.css';

import { Button } from '@high-street/ui';
import { useState } from 'react';
import { data, Form, type ShouldRevalidateFunctionArgs } from 'react-router';

import { hasRight } from '../../../rights/rights.ts';
import { deskContext, visitContext } from '#app/context.ts';
import { describeInline } from '#app/parts/describe-moment.ts';
import { RoomHead } from '#app/parts/room-head.tsx';
import { holdTooLong } from '#app/parts/hold-too-long.ts';
import { IntentButton } from '#app/parts/intent-button.tsx';
import { LinkButton } from '#app/parts/link-button.tsx';
import { Refused } from '#app/parts/refused.tsx';
import { useFocusOnFault } from '#app/parts/use-focus-on-fault.ts';
import { TwoAnswers } from '#app/versions/two-answers.tsx';
import { readPostedForm } from '#app/read-posted-form.ts';
import { EarlierReplies } from './earlier-replies.tsx';
import { describeEarlier, describeSavedReply } from './read-replies.ts';
import type { ReplyFault } from './refusal.ts';
import { ReplyFields } from './reply-fields.tsx';
import { saveReply } from './save-reply.ts';
import { WORDS } from './words.ts';
import type { Route } from './+types/one.ts';

const words = WORDS.one;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.name ?? WORDS.title },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { savedReplies, people, office, clock } = context.get(deskContext);
  const { role } = context.get(visitContext).me.person;
  const saved = await savedReplies.find(params.id);
  if (saved === null) throw data(null, 404);
  const [versions, names] = await Promise.all([savedReplies.versions(saved.id), people.names()]);
  const when = { now: clock.now(), zone: office.timeZone, names };
  const { by } = describeSavedReply(saved, when);
  const { id, name, body, version } = saved;
  return {
    id,
    name,
    body,
    version,
    changedAt: describeInline(saved.updatedAt, when.now, when.zone, 'always'),
    by,
    earlier: versions.map((each) => describeEarlier(each, when)),
    canChange: hasRight(role, 'member'),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return saveReply({
    services: context.get(deskContext),
    visit: context.get(visitContext),
    form: await readPostedForm(request),
    id: params.id,
  });
}

/** After a refusal nothing would be read anew: who could not remove it is to see what it says now. */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionResult?.kind === 'changed' || defaultShouldRevalidate;
}

type Saved = Route.ComponentProps['loaderData'];

function Remove({ version }: Pick<Saved, 'version'>) {
  return (
    <Form method="post">
      <input type="hidden" name="version" value={version} />
      <Button type="submit" name="intent" value="remove" variant="bare" size="small">
        {words.remove}
      </Button>
    </Form>
  );
}

function ChangedStrip() {
  return (
    <Refused>
      <b>{words.stale.strong}</b> {words.stale.rest}
    </Refused>
  );
}

/** What it says now, beside what is being typed on a version before. */
function SavedNow({ body }: Pick<Saved, 'body'>) {
  return (
    <>
      <p className="caption muted">{words.stale.now}</p>
      <p className="panel reply-words" dir="auto">
        {body}
      </p>
    </>
  );
}

function EditForm({ saved, fault }: { saved: Saved; fault: ReplyFault | null }) {
  const form = useFocusOnFault(fault);
  // From the first letter on, what somebody else saves takes nothing of it; the form is refused by its version then.
  const [typedOn, setTypedOn] = useState<Saved | null>(null);
  const start = typedOn ?? saved;
  return (
    <Form
      method="post"
      className="reply-edit"
      ref={form}
      noValidate
      key={start.version}
      onChange={() => setTypedOn(start)}
      onSubmit={holdTooLong}
    >
      <input type="hidden" name="version" value={start.version} />
      {start.version === saved.version ? null : <SavedNow body={saved.body} />}
      <ReplyFields start={fault?.typed ?? start} errors={fault?.errors} />
      <div className="line">
        <IntentButton intent="save">{words.act}</IntentButton>
        <LinkButton variant="quiet" to="/replies">
          {WORDS.form.keep}
        </LinkButton>
      </div>
    </Form>
  );
}

export default function SavedReply({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, body, version, changedAt, by, earlier, canChange } = loaderData;
  if (actionData?.kind === 'two-answers') {
    return <TwoAnswers answers={actionData} back={`/replies/${id}`} />;
  }
  const isStale = actionData?.kind === 'changed';
  const lede = `${words.version(version)}, ${words.changed} ${words.written(by, changedAt.words)}`;
  return (
    <div className="max-w-[760px]">
      <RoomHead
        title={name}
        lede={lede}
        isInBar={false}
        acts={canChange ? <Remove version={version} /> : null}
      />
      {isStale ? <ChangedStrip /> : null}
      {canChange ? (
        <EditForm key={id} saved={loaderData} fault={isStale ? null : (actionData ?? null)} />
      ) : (
        <p className="panel reply-words" dir="auto">
          {body}
        </p>
      )}
      <EarlierReplies earlier={earlier} />
    </div>
  );
}
