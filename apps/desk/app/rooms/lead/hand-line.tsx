import { GiveForm } from '#app/answer/give-form.tsx';
import { Act } from '#app/parts/act.tsx';
import { Face } from '#app/parts/face.tsx';
import type { LeadRoomData } from './read-lead-room.ts';
import { WORDS } from './words.ts';

const words = WORDS.hand;

type LeadProps = { lead: LeadRoomData };

function Holder({ lead: { heldBy } }: LeadProps) {
  if (heldBy === null) return <span className="muted">{words.nobody}</span>;
  return (
    <span className="who">
      <Face person={heldBy} size={24} />
      <span>
        <b>{heldBy.isYou ? words.yours : words.with(heldBy.name)}</b>{' '}
        {heldBy.since === null ? null : (
          <span className="caption muted">{words.since(heldBy.since.words)}</span>
        )}
      </span>
    </span>
  );
}

/** Who has the lead in hand, and what can be done about that. */
export function HandLine({ lead }: LeadProps) {
  const { heldBy, heldUntil, canAct, version, colleagues } = lead;
  const others = colleagues.filter(({ id }) => id !== heldBy?.id);
  return (
    <div className="lead-hand">
      <Holder lead={lead} />
      {canAct && heldBy === null ? <Act intent="take">{words.take}</Act> : null}
      {canAct && heldBy?.isYou ? (
        <Act intent="hand-back" letter="H">
          {words.back}
        </Act>
      ) : null}
      {canAct ? <GiveForm version={version} to={others} /> : null}
      {heldUntil === null ? null : <span className="caption muted">{heldUntil}</span>}
    </div>
  );
}
