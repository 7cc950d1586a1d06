import './lead.css';

import { ArrowDownIcon } from '@high-street/ui';
import { useState } from 'react';
import { redirect } from 'react-router';

import { backAddress } from '#app/answer/lead-address.ts';
import { Composer } from '#app/answer/composer.tsx';
import type { TakenLead } from '#app/answer/taken-lead.ts';
import { ThumbBar } from '#app/answer/thumb-bar.tsx';
import { deskContext, visitContext } from '#app/context.ts';
import { useFrame } from '#app/frame/use-frame.ts';
import { useLeadKeys } from '#app/keys/use-lead-keys.ts';
import { Notice } from '#app/parts/notice.tsx';
import { TwoAnswers } from '#app/versions/two-answers.tsx';
import { readForm } from '#app/read-posted-form.ts';
import { adoptTaken } from './adopt-taken.ts';
import { BesideFacts } from './beside-facts.tsx';
import { DeadReplyStrip } from './dead-reply-strip.tsx';
import { requireReference } from './find-lead.ts';
import { findNeighbour } from './find-neighbour.ts';
import { GoneLead } from './gone-lead.tsx';
import { KeptPanel } from './kept-panel.tsx';
import { LeadHead } from './lead-head.tsx';
import { LiveLead } from './live-lead.tsx';
import { leadActSchema } from './read-act.ts';
import { readGone } from './read-gone.ts';
import { readLeadForm } from './read-lead-form.ts';
import { type LeadRoomData, readLeadRoom } from './read-lead-room.ts';
import { runAct } from './run-act.ts';
import { Timeline } from './timeline.tsx';
import { UnsentReply } from './unsent-reply.tsx';
import { WORDS } from './words.ts';
import type { Route } from './+types/route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title:
      loaderData?.kind === 'lead'
        ? `${loaderData.name}, ${loaderData.reference}`
        : WORDS.erased.title,
  },
];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(deskContext);
  const { me, tolerate } = context.get(visitContext);
  const reference = requireReference(url, params.reference);
  const lead = await services.leadReader.find(reference);
  if (lead === null) return readGone(services, reference);
  const neighbour = await findNeighbour(services, lead, { me, search: url.searchParams });
  if (neighbour !== null) return redirect(neighbour, 303);
  return readLeadRoom(services, lead, { me, tolerate, search: url.searchParams });
}

export async function action(args: Route.ActionArgs) {
  const { list, ...parts } = await readLeadForm(args);
  return runAct(parts, readForm(parts.form, leadActSchema), list);
}

function LeadRoom({ lead: read }: { lead: LeadRoomData }) {
  useLeadKeys();
  const { me } = useFrame();
  const [taken, setTaken] = useState<TakenLead | null>(null);
  const lead = adoptTaken(read, taken, me);
  const { reference, list, state, canAct, days, kept, binned, isWithdrawn, done, deadReply } = lead;
  const isOpen = canAct && !binned;
  const isWaiting = state === 'new' && !kept;
  return (
    <>
      <Notice words={done?.words ?? null} tone={done?.tone} />
      <DeadReplyStrip dead={deadReply} reference={reference} list={list} />
      <LiveLead lead={lead} />
      <LeadHead lead={lead} />
      <div className="lead-grid">
        <div className="lead-main">
          {kept || binned ? <KeptPanel lead={lead} /> : null}
          <a className="facts-jump panel" href="#facts">
            {WORDS.facts}
            <ArrowDownIcon size={18} aria-hidden />
          </a>
          <Timeline days={days} notes={{ reference, list, canAct: isOpen }} />
          <UnsentReply body={lead.unsent} />
          {isOpen ? <Composer lead={{ ...lead, isWaiting }} onTaken={setTaken} /> : null}
        </div>
        <BesideFacts lead={lead} />
      </div>
      <ThumbBar lead={lead} isOpen={isOpen} mayCall={!kept && !binned && !isWithdrawn} />
    </>
  );
}

export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'gone') return <GoneLead line={loaderData.line} />;
  const { reference, list } = loaderData;
  if (actionData?.kind === 'two-answers') {
    return <TwoAnswers answers={actionData} back={backAddress(reference, { list })} />;
  }
  // Nothing that was typed or chosen for one lead is there with the next.
  return <LeadRoom key={loaderData.id} lead={loaderData} />;
}
