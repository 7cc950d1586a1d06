import { backAddress } from '#app/answer/lead-address.ts';
import { readReply } from '#app/answer/read-reply.ts';
import type { ReplyData, ReplyFault } from '#app/answer/reply-data.ts';
import { ReplyForm } from '#app/answer/reply-form.tsx';
import { REPLY } from '#app/answer/reply-words.ts';
import { visitContext } from '#app/context.ts';
import { Refused } from '#app/parts/refused.tsx';
import { OvertakenStrip } from './overtaken-strip.tsx';
import { readLeadForm } from './read-lead-form.ts';
import { readWritePage } from './read-write-page.ts';
import { sendReply } from './send-reply.ts';
import { WritePage } from './write-page.tsx';
import type { Route } from './+types/reply.ts';

export const meta = () => [{ title: REPLY.title }];

export async function loader(args: Route.LoaderArgs) {
  const { services, lead, page } = await readWritePage(args);
  const { me } = args.context.get(visitContext);
  return {
    ...page,
    isWithdrawn: lead.withdrawnAt !== null,
    reply: await readReply(services, lead, { me }),
  };
}

export async function action(args: Route.ActionArgs) {
  const { list, ...parts } = await readLeadForm(args);
  return sendReply(parts, backAddress(parts.lead.reference, { list, done: 'sent' }));
}

/** Why nothing can be sent, with the words that were meant for it. */
function Closed({ isWithdrawn, fault }: { isWithdrawn: boolean; fault: ReplyFault | null }) {
  const { withdrawn, apart, kept } = REPLY.closed;
  return (
    <div className="write-body">
      <Refused>
        <b>{isWithdrawn ? withdrawn : apart}</b>
      </Refused>
      {fault === null ? null : (
        <>
          <p className="caption muted">{kept}</p>
          <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
            {fault.body}
          </p>
        </>
      )}
    </div>
  );
}

/** What the form works with. The page is not read anew after a refusal, in which words could be lost: another id comes with it. */
function renew(reply: ReplyData | null, fault: ReplyFault | null): ReplyData | null {
  if (reply === null || fault?.kind !== 'refused' || fault.replyId === undefined) return reply;
  return { ...reply, replyId: fault.replyId };
}

export default function LeadReply({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, list, isWithdrawn } = loaderData;
  const fault = actionData ?? null;
  const reply = renew(loaderData.reply, fault);
  return (
    <>
      {fault?.kind === 'overtaken' ? <OvertakenStrip other={fault.other} /> : null}
      <WritePage {...loaderData} title={REPLY.title}>
        {reply === null ? (
          <Closed isWithdrawn={isWithdrawn} fault={fault} />
        ) : (
          <ReplyForm reference={reference} list={list} reply={reply} fault={fault} />
        )}
      </WritePage>
    </>
  );
}
