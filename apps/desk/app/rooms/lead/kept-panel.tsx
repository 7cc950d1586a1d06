import { Act } from '#app/parts/act.tsx';
import type { LeadRoomData } from './read-lead-room.ts';
import { WORDS } from './words.ts';

/** Why a lead is in quarantine, or when the bin empties it, and what can be done about that. */
export function KeptPanel({ lead: { kept, binned, canAct, version } }: { lead: LeadRoomData }) {
  // Whoever judges a lead means what they saw of it.
  const seen = { version: String(version) };
  const words = binned ? WORDS.binned : WORDS.kept;
  return (
    <section className="panel kept-panel" aria-label={words.title}>
      <p>
        <b>{words.title}</b>{' '}
        {binned ? WORDS.binned.line(binned.until) : WORDS.kept.line(kept?.at ?? '')}
        {!binned && kept?.until ? ` ${WORDS.kept.until(kept.until)}` : null}
      </p>
      {kept ? (
        <ul className="dotted">
          {kept.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : null}
      {canAct ? (
        <div className="line">
          {binned ? (
            <Act intent="restore">{WORDS.binned.restore}</Act>
          ) : (
            <>
              <Act intent="release" fields={seen}>
                {WORDS.kept.release}
              </Act>
              <Act intent="bin" fields={seen} variant="bare">
                {WORDS.kept.bin}
              </Act>
            </>
          )}
        </div>
      ) : null}
    </section>
  );
}
