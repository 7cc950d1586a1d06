import { FlagIcon, MinusIcon } from '@high-street/ui';
import { Link } from 'react-router';

import { leadAddress, listAddress } from '#app/answer/lead-address.ts';
import { DueTicket } from '#app/clock/due-ticket.tsx';
import { CLOCK } from '#app/clock/words.ts';
import { useFrame } from '#app/frame/use-frame.ts';
import { KeyHint, useKeyProps } from '#app/keys/key-hint.tsx';
import { Act } from '#app/parts/act.tsx';
import { LinkButton } from '#app/parts/link-button.tsx';
import { ROOM_TITLE } from '#app/parts/room-title.ts';
import { StateMark } from '#app/parts/state-mark.tsx';
import { PresentLine } from '#app/presence/present-line.tsx';
import { HandLine } from './hand-line.tsx';
import type { LeadRoomData } from './read-lead-room.ts';
import { WORDS } from './words.ts';

type LeadProps = { lead: LeadRoomData };

/** The way back to the list, and on in it. */
function Crumbs({ lead: { reference, list } }: LeadProps) {
  const keyProps = useKeyProps();
  const { me } = useFrame();
  return (
    <div className="lead-crumbs caption muted">
      <Link className="quiet-link" to={listAddress(list)}>
        {WORDS.leads}
      </Link>
      <span aria-hidden="true">/</span>
      <span className="reference">{reference}</span>
      <span className="ml-auto flex flex-wrap gap-x-3.5 gap-y-1">
        {list === null
          ? null
          : (['next', 'previous'] as const).map((go) => (
              <Link
                key={go}
                className="lead-step"
                to={leadAddress(reference, { list, go })}
                {...keyProps(go === 'next' ? 'J' : 'K')}
              >
                <KeyHint letter={go === 'next' ? 'J' : 'K'} /> {WORDS.list[go]}
              </Link>
            ))}
        {me.hasSingleKeys ? (
          <Link to="/keys" className="lead-step lead-all-keys">
            <kbd className="key" aria-hidden="true">
              ?
            </kbd>{' '}
            {WORDS.keys}
          </Link>
        ) : null}
      </span>
    </div>
  );
}

/** What the lead is, by the mark of its shape and its name. */
function writeMark({ state, due, kept, binned }: LeadRoomData) {
  if (binned) return { mark: 'erased', name: WORDS.bin } as const;
  if (kept) return { mark: 'quarantine', name: WORDS.quarantine } as const;
  if (due?.isLate) return { mark: 'late', name: CLOCK.late } as const;
  return { mark: state === 'new' ? 'waiting' : state, name: WORDS.states[state] } as const;
}

function StateLine({ lead }: LeadProps) {
  const { stateNote } = lead;
  const { mark, name } = writeMark(lead);
  return (
    <p className="lead-state">
      <StateMark state={mark}>{name}</StateMark>
      {stateNote === null ? null : <span className="caption muted">{stateNote}</span>}
    </p>
  );
}

/** What can be made of the lead: all but what it is already. */
function Marks({ lead }: LeadProps) {
  const keyProps = useKeyProps();
  const { reference, version, state, isWithdrawn, list, newId } = lead;
  const words = WORDS.marks;
  const fields = (mark: string) => ({ version: String(version), mark });
  return (
    <div className="lead-marks">
      {state === 'won' ? null : (
        <Act intent="mark" fields={fields('won')} letter="W">
          <FlagIcon size={16} />
          {words.won}
        </Act>
      )}
      {state === 'lost' ? null : (
        <LinkButton
          variant="quiet"
          size="row"
          {...keyProps('L')}
          to={leadAddress(`${reference}/lost`, { list })}
        >
          <MinusIcon size={16} />
          {words.lost}
          <KeyHint letter="L" />
        </LinkButton>
      )}
      {state === 'new' ? (
        <Act intent="elsewhere" fields={{ newId }} letter="A">
          {words.elsewhere}
        </Act>
      ) : null}
      {state === 'spam' ? null : (
        <Act intent="mark" fields={fields('spam')}>
          {words.spam}
        </Act>
      )}
      {state === 'new' || isWithdrawn ? null : (
        <Act intent="mark" fields={fields('new')} variant="bare">
          {words.new}
        </Act>
      )}
    </div>
  );
}

/** Who it is, what was made of them, and who has them in hand. */
export function LeadHead({ lead }: LeadProps) {
  const { name, business, reference, present, canAct, kept, binned, due } = lead;
  return (
    <header className="lead-head">
      <Crumbs lead={lead} />
      <div>
        <h1 className="lead-title" id={ROOM_TITLE} dir="auto">
          {name}
        </h1>
        {business === '' ? null : <p dir="auto">{business}</p>}
      </div>
      {due === null ? null : <DueTicket due={due} />}
      <PresentLine reference={reference} read={present} />
      <div className="lead-bar">
        <StateLine lead={lead} />
        {canAct && !kept && !binned ? <Marks lead={lead} /> : null}
      </div>
      {kept || binned ? null : <HandLine lead={lead} />}
    </header>
  );
}
