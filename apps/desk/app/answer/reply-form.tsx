import './reply.css';

import { Button, PencilIcon, SendIcon, useIsPrerendered } from '@high-street/ui';
import { useId } from 'react';
import { Form, useNavigation } from 'react-router';

import { useFocusOnFault } from '#app/parts/use-focus-on-fault.ts';
import { KeptLine } from './kept-line.tsx';
import { leadAddress } from './lead-address.ts';
import { ReplyArea } from './reply-area.tsx';
import type { ReplyData, ReplyFault } from './reply-data.ts';
import { REPLY } from './reply-words.ts';
import { SavedChoice } from './saved-choice.tsx';
import type { TakenLead } from './taken-lead.ts';
import { useReplyForm } from './use-reply-form.ts';
import { WriterField } from './writer-field.tsx';
import { WritersLine } from './writers-line.tsx';

function Envelope({ reply: { to, from, under } }: { reply: ReplyData }) {
  return (
    <p className="envelope caption">
      <span>
        <span className="muted">{REPLY.to}</span> <b>{to}</b>
      </span>
      <span className="muted">
        {REPLY.from} {from}
      </span>
      <span className="muted">{under}</span>
    </p>
  );
}

/** Why nothing can be sent yet, and the way to what is left. */
function BlanksLine({ id, count, onNext }: { id: string; count: number; onNext: () => void }) {
  if (count === 0) return null;
  return (
    <span className="blanks-left">
      <PencilIcon size={16} />
      <b id={id}>{REPLY.blanks(count)}</b>
      <button type="button" className="quiet-link caption" onClick={onNext}>
        {REPLY.nextBlank}
      </button>
    </span>
  );
}

type ReplyFormProps = {
  reference: string;
  list: string | null;
  reply: ReplyData;
  fault?: ReplyFault | null;
  /** Leads to the form of a note beside it. */
  onNote?: () => void;
  /** Told once the first letter has taken the lead; the same function each time. */
  onTaken?: ((taken: TakenLead) => void) | undefined;
};

type MarksProps = { reply: ReplyData; fault: ReplyFault | null };

/** Which reply it is, and the newest one that its writer has seen. */
function Marks({ reply, fault }: MarksProps) {
  const seen = fault?.kind === 'overtaken' ? fault.other.id : reply.seenReplyId;
  return (
    <>
      <input type="hidden" name="replyId" value={reply.replyId} />
      <input type="hidden" name="seenReplyId" value={seen ?? ''} />
      {/* The first button of a form is what Enter presses. */}
      <button type="submit" name="intent" value="send" hidden tabIndex={-1} aria-hidden="true" />
    </>
  );
}

type SendButtonProps = {
  isBusy: boolean;
  isAgain: boolean;
  /** Of the words that say why nothing can be sent yet; null where it can. */
  reasonId: string | null;
};

function SendButton({ isBusy, isAgain, reasonId }: SendButtonProps) {
  // Without scripts nobody counts what is left once something is typed: the desk says so.
  const isPlain = useIsPrerendered();
  const blocked =
    reasonId !== null && !isPlain ? { 'aria-disabled': true, 'aria-describedby': reasonId } : {};
  return (
    <Button
      type="submit"
      name="intent"
      value="send"
      isBusy={isBusy}
      aria-keyshortcuts="Control+Enter"
      {...blocked}
    >
      <SendIcon size={18} />
      {isAgain ? REPLY.again : REPLY.act}
    </Button>
  );
}

/** The words of a reply, kept as they are typed; nothing is sent while a blank is left. */
export function ReplyForm(props: ReplyFormProps) {
  const { reference, list, reply, fault = null, onNote, onTaken } = props;
  const form = useFocusOnFault(fault);
  const start = fault?.body ?? reply.draft?.body ?? '';
  const { draft, filled, blanks, isTooLong, isWaiting, error, write, fill, hold, goToNextBlank } =
    useReplyForm(form, { reference, reply, start, fault, onTaken });
  const { formAction, formData } = useNavigation();
  const reasonId = useId();
  const action = leadAddress(`${reference}/reply`, { list });
  return (
    <Form
      method="post"
      action={action}
      className="write-form reply-form"
      ref={form}
      noValidate
      preventScrollReset
      onSubmit={hold}
    >
      <WriterField />
      <Marks reply={reply} fault={fault} />
      <div className="envelope-line">
        <Envelope reply={reply} />
        <SavedChoice reference={reference} saved={reply.saved} onFill={fill} />
      </div>
      <div className="write-body">
        <WritersLine writers={draft.writers} onNote={onNote} />
        <ReplyArea
          reply={reply}
          error={error ?? (fault?.kind === 'refused' ? fault.error : null)}
          body={draft.body}
          isTyped={draft.body !== start}
          isTooLong={isTooLong}
          filled={filled}
          onWrite={write}
        />
      </div>
      <div className="write-foot">
        <SendButton
          isBusy={isWaiting || (formAction === action && formData?.get('intent') === 'send')}
          isAgain={fault?.kind === 'overtaken'}
          reasonId={blanks > 0 ? reasonId : null}
        />
        <BlanksLine id={reasonId} count={blanks} onNext={goToNextBlank} />
        <KeptLine kept={draft.kept} />
      </div>
    </Form>
  );
}
