import './replies.css';

import { Button } from '@high-street/ui';
import { data, Form, redirect, useNavigation } from 'react-router';

import { deskContext, visitContext } from '#app/context.ts';
import { RoomHead } from '#app/parts/room-head.tsx';
import { holdTooLong } from '#app/parts/hold-too-long.ts';
import { LinkButton } from '#app/parts/link-button.tsx';
import { useFocusOnFault } from '#app/parts/use-focus-on-fault.ts';
import { readPostedForm } from '#app/read-posted-form.ts';
import { doneAddress } from './read-done.ts';
import { newReplySchema } from './read-form.ts';
import { readFault } from './refusal.ts';
import { ReplyFields } from './reply-fields.tsx';
import { WORDS } from './words.ts';
import type { Route } from './+types/new.ts';

const INVALID = 422;
const EMPTY = { name: '', body: '' };

export const meta = () => [{ title: WORDS.making.title }];

export const loader = () => ({ newId: crypto.randomUUID() });

export async function action({ context, request }: Route.ActionArgs) {
  const { savedReplies } = context.get(deskContext);
  const { actor } = context.get(visitContext);
  const { newId, ...typed } = newReplySchema.parse(
    Object.fromEntries(await readPostedForm(request)),
  );
  try {
    await savedReplies.create({ ...typed, newId, actor });
  } catch (error) {
    const fault = readFault(error, typed);
    if (fault === null) throw error;
    return data(fault, INVALID);
  }
  return redirect(doneAddress('made'), 303);
}

export default function NewReply({ actionData, loaderData }: Route.ComponentProps) {
  const { state } = useNavigation();
  const fault = actionData ?? null;
  const form = useFocusOnFault(fault);
  return (
    <div className="max-w-[760px]">
      <RoomHead title={WORDS.making.title} isInBar={false} />
      <Form method="post" className="reply-edit" ref={form} noValidate onSubmit={holdTooLong}>
        <input type="hidden" name="newId" value={loaderData.newId} />
        <ReplyFields start={fault?.typed ?? EMPTY} errors={fault?.errors} />
        <div className="line">
          <Button type="submit" isBusy={state === 'submitting'}>
            {WORDS.making.act}
          </Button>
          <LinkButton variant="quiet" to="/replies">
            {WORDS.form.keep}
          </LinkButton>
        </div>
      </Form>
    </div>
  );
}
