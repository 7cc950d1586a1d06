import { GiveForm } from '#app/answer/give-form.tsx';
import { leadAddress, NEXT_UP } from '#app/answer/lead-address.ts';
import { Act } from '#app/parts/act.tsx';
import { Face } from '#app/parts/face.tsx';
import type { InHand } from './describe-in-hand.ts';
import { WORDS } from './words.ts';

const words = WORDS.one;

/** Who has the lead in hand, and what else can be done with it. */
export function ThisOne({ inHand, newId }: { inHand: InHand; newId: string }) {
  const { reference, version, heldBy, heldSince, heldUntil, colleagues } = inHand;
  const action = leadAddress(reference, { list: NEXT_UP });
  return (
    <section className="grid gap-2" aria-labelledby="this-one-title">
      <h2 className="this-one-title" id="this-one-title">
        {words.title}
      </h2>
      {heldBy === null ? (
        <p className="muted">{words.nobody}</p>
      ) : (
        <p className="who">
          <Face person={heldBy} size={24} />
          <span>{heldSince}</span>
        </p>
      )}
      {heldUntil === null ? null : <p className="caption muted">{heldUntil}</p>}
      <div className="this-one-acts">
        {heldBy === null ? (
          <Act intent="take" action={action}>
            {words.take}
          </Act>
        ) : null}
        {heldBy?.isYou ? (
          <Act intent="hand-back" action={action} letter="H">
            {words.back}
          </Act>
        ) : null}
        <GiveForm version={version} to={colleagues} action={action} />
        <Act intent="elsewhere" action={action} fields={{ newId }} letter="A">
          {words.elsewhere}
        </Act>
        <Act intent="mark" action={action} fields={{ version: String(version), mark: 'spam' }}>
          {words.spam}
        </Act>
      </div>
    </section>
  );
}
