import { Link } from 'react-router';

import { leadAddress } from '#app/answer/lead-address.ts';
import { DueLine } from '#app/clock/due-line.tsx';
import { Face } from '#app/parts/face.tsx';
import { StateMark } from '#app/parts/state-mark.tsx';
import { ROLES } from '#app/parts/table-roles.ts';
import { Tick } from '#app/parts/tick.tsx';
import { When } from '#app/parts/when.tsx';
import { writeTick } from '#app/versions/tick-value.ts';
import type { LeadLine } from './lead-line.ts';
import { WORDS } from './words.ts';

type LeadRowProps = {
  line: LeadLine;
  /** Null for those who may not change anything. */
  tick: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void } | null;
  isChanged: boolean;
  /** The query of the list, with which the page of a lead goes on in it. */
  list: string;
};

function Who({ line, isChanged, list }: Omit<LeadRowProps, 'tick'>) {
  const { reference, name, business, tags } = line;
  const all = isChanged ? [...tags, WORDS.tags.changed] : tags;
  return (
    <>
      <span className="lead-name">
        <Link to={leadAddress(reference, { list })} className="row-link cut" data-row-link="">
          {name}
        </Link>
        {all.map((tag) => (
          <span key={tag} className="tag">
            {tag}
          </span>
        ))}
      </span>
      <span className="second-line cut">{business}</span>
    </>
  );
}

function With({ person }: Pick<LeadLine, 'person'>) {
  if (person === null) return <span className="muted">{WORDS.nobodyYet}</span>;
  return (
    <span className="who">
      <Face person={person} size={24} />
      <span className="cut">{person.name}</span>
    </span>
  );
}

/** A lead in the list: its name leads to it, wherever in the row it is pressed. */
export function LeadRow({ line, tick, isChanged, list }: LeadRowProps) {
  const { id, name, mark, state, wants, plan, person, from, page, stored, reference, due, first } =
    line;
  return (
    <tr
      {...ROLES.row}
      data-row-id={id}
      data-selected={tick?.isOn ? '' : undefined}
      data-changed={isChanged ? '' : undefined}
    >
      {tick === null ? null : (
        <td {...ROLES.cell} className="cell-tick">
          <Tick
            name="lead"
            value={writeTick(line)}
            aria-label={WORDS.select(name)}
            checked={tick.isOn}
            onChange={(event) => tick.onChange(event.currentTarget.checked)}
          />
        </td>
      )}
      <td {...ROLES.cell} className="cell-state">
        <StateMark state={mark}>{state}</StateMark>
      </td>
      <td {...ROLES.cell} className="cell-who">
        <Who line={line} isChanged={isChanged} list={list} />
      </td>
      <td {...ROLES.cell} className="cell-wants">
        {wants}
        <span className="second-line">{plan}</span>
      </td>
      <td {...ROLES.cell} className="cell-due">
        {due === null ? <span className="caption muted">{first}</span> : <DueLine due={due} />}
      </td>
      <td {...ROLES.cell} className="cell-with">
        <With person={person} />
      </td>
      <td {...ROLES.cell} className="cell-from">
        <span className="cut">{from}</span>
        <span className="second-line cut">{page}</span>
      </td>
      <td {...ROLES.cell} className="cell-stored">
        <When at={stored} />
        <span className="second-line tnum font-medium">{reference}</span>
      </td>
    </tr>
  );
}
