import type { ReplyFault } from '#app/answer/reply-data.ts';
import { REPLY } from '#app/answer/reply-words.ts';
import { Refused } from '#app/parts/refused.tsx';

const words = REPLY.overtaken;

type Other = Extract<ReplyFault, { readonly kind: 'overtaken' }>['other'];

/** Somebody else has replied meanwhile: with what, so that whoever wrote, too, can judge. */
export function OvertakenStrip({ other: { name, at, body } }: { other: Other }) {
  return (
    <div className="overtaken">
      <Refused>
        <b>{words.title(name)}.</b> {words.line(at)}
      </Refused>
      <blockquote className="panel whitespace-pre-wrap wrap-anywhere" dir="auto">
        {body}
      </blockquote>
    </div>
  );
}
