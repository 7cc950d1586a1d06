import { PhoneIcon } from '@high-street/ui';
import { data, redirect } from 'react-router';

import { describeCall } from '#app/answer/describe-call.ts';
import { ANSWER } from '#app/answer/words.ts';
import { plainText } from '#app/parts/plain-text.ts';
import { backAddress } from '#app/answer/lead-address.ts';
import { CalledForm } from '#app/answer/called-form.tsx';
import { isLeadGone } from './find-lead.ts';
import { calledSchema, typedCallSchema } from './read-act.ts';
import { readLeadForm } from './read-lead-form.ts';
import { readWritePage } from './read-write-page.ts';
import { WritePage } from './write-page.tsx';
import type { Route } from './+types/called.ts';

const INVALID = 422;

export const meta = () => [{ title: ANSWER.called.title }];

export async function loader(args: Route.LoaderArgs) {
  const { services, lead, page } = await readWritePage(args);
  // Nobody is to call what a robot may have typed.
  const phone = lead.quarantinedFor === null ? plainText(lead.contacts.phoneNumber) : '';
  return {
    ...page,
    isWaiting: lead.answerState === 'new' && lead.quarantinedFor === null,
    phone,
    callHour: describeCall(phone, services.clock.now()),
    newId: crypto.randomUUID(),
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, visit, form, lead, list } = await readLeadForm(args);
  const entries = Object.fromEntries(form);
  const call = calledSchema.safeParse(entries);
  if (!call.success) {
    const messageOf = (field: string) =>
      call.error.issues.find(({ path }) => path[0] === field)?.message;
    const errors = { outcome: messageOf('outcome'), note: messageOf('note') };
    return data({ errors, typed: typedCallSchema.parse(entries) }, INVALID);
  }
  const { outcome, note, newId } = call.data;
  const isAnswer = outcome === 'spoke' && call.data.isAnswer === 'yes';
  try {
    const { actor } = visit;
    await services.leadDesk.called({ leadId: lead.id, outcome, note, newId, isAnswer, actor });
  } catch (error) {
    if (isLeadGone(error)) throw data(null, 404);
    throw error;
  }
  // The lead of a call that was no answer waits on, which Next up has to know.
  const done = isAnswer ? 'called' : 'called-on';
  return redirect(backAddress(lead.reference, { list, done }), 303);
}

export default function LeadCalled({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, list, newId, isWaiting, phone, callHour } = loaderData;
  return (
    <WritePage {...loaderData} title={ANSWER.called.title}>
      {phone === '' ? null : (
        <p className="border-b border-line px-4">
          <a
            className="link flex min-h-12 items-center gap-2"
            href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
          >
            <PhoneIcon size={18} />
            {ANSWER.ways.callNumber(phone)}
          </a>
          {callHour === null ? null : (
            <span className="caption muted block pb-2.5">{callHour}</span>
          )}
        </p>
      )}
      <CalledForm
        reference={reference}
        list={list}
        newId={newId}
        isWaiting={isWaiting}
        fault={actionData ?? null}
      />
    </WritePage>
  );
}
