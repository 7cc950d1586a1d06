import { REPLY_LIMIT } from '@high-street/contract';
import { Field } from '@high-street/ui';
import { Link } from 'react-router';

import { BlankArea } from '#app/parts/blank-area.tsx';
import { tooLongProps } from '#app/parts/hold-too-long.ts';
import type { ReplyData } from './reply-data.ts';
import { REPLY } from './reply-words.ts';

function Signature({ signature }: Pick<ReplyData, 'signature'>) {
  return (
    <div className="reply-signature">
      <p className="sr-only">{REPLY.signature}</p>
      <p className="muted" dir="auto">
        {signature}
      </p>
      <Link className="quiet-link caption" to="/you#signature-title">
        {REPLY.changeSignature}
      </Link>
    </div>
  );
}

type ReplyAreaProps = {
  reply: ReplyData;
  error: string | null;
  body: string;
  isTyped: boolean;
  isTooLong: boolean;
  filled: readonly string[];
  onWrite: (text: string) => void;
};

/** The words of a reply, with the signature below them. */
export function ReplyArea({
  reply,
  error,
  body,
  isTyped,
  isTooLong,
  filled,
  onWrite,
}: ReplyAreaProps) {
  return (
    <>
      <Field label={REPLY.label(reply.name)} error={error}>
        {(control) => (
          <BlankArea
            {...control}
            name="body"
            data-typed={isTyped ? '' : undefined}
            {...tooLongProps(isTooLong)}
            dir="auto"
            rows={5}
            placeholder={REPLY.placeholder(reply.name)}
            value={body}
            filled={filled}
            limit={REPLY_LIMIT}
            describeCount={REPLY.count}
            onChange={(event) => onWrite(event.target.value)}
          />
        )}
      </Field>
      <Signature signature={reply.signature} />
    </>
  );
}
