import './replies.css';

import { PlusIcon } from '@high-street/ui';
import { redirect } from 'react-router';

import { hasRight } from '../../../rights/rights.ts';
import { deskContext, visitContext } from '#app/context.ts';
import { Act } from '#app/parts/act.tsx';
import { LinkButton } from '#app/parts/link-button.tsx';
import { Notice } from '#app/parts/notice.tsx';
import { RoomHead } from '#app/parts/room-head.tsx';
import { readForm, readPostedForm } from '#app/read-posted-form.ts';
import { doneAddress, readDone, type ReplyDone } from './read-done.ts';
import { restoreSchema } from './read-form.ts';
import { describeSavedReply } from './read-replies.ts';
import { RepliesTable } from './replies-table.tsx';
import { WORDS } from './words.ts';
import type { Route } from './+types/route.ts';

export const meta = () => [{ title: WORDS.title }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { savedReplies, people, office, clock } = context.get(deskContext);
  const { role } = context.get(visitContext).me.person;
  const [all, names] = await Promise.all([savedReplies.list(), people.names()]);
  const when = { now: clock.now(), zone: office.timeZone, names };
  return {
    rows: all.map((saved) => describeSavedReply(saved, when)),
    done: readDone(url.searchParams),
    canChange: hasRight(role, 'member'),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { savedReplies } = context.get(deskContext);
  const { actor } = context.get(visitContext);
  const { replyId } = readForm(await readPostedForm(request), restoreSchema);
  await savedReplies.restore({ id: replyId, actor });
  return redirect(doneAddress('restored'), 303);
}

function Done({ done }: { done: ReplyDone | null }) {
  if (done === null) return null;
  const { words, undoId } = done;
  const undo =
    undoId === null ? null : (
      <Act intent="restore" fields={{ replyId: undoId }}>
        {WORDS.undo}
      </Act>
    );
  return <Notice words={words} acts={undo} />;
}

export default function SavedReplies({ loaderData }: Route.ComponentProps) {
  const { rows, done, canChange } = loaderData;
  return (
    <>
      <RoomHead
        title={WORDS.title}
        lede={WORDS.lede}
        acts={
          canChange ? (
            <LinkButton size="small" to="/replies/new">
              <PlusIcon size={18} />
              {WORDS.add}
            </LinkButton>
          ) : null
        }
      />
      <Done done={canChange ? done : null} />
      {rows.length === 0 ? (
        <p className="panel replies-none">
          <b>{WORDS.none}.</b> {canChange ? WORDS.noneLine : null}
        </p>
      ) : (
        <RepliesTable rows={rows} />
      )}
    </>
  );
}
