import { Button, Select } from '@high-street/ui';
import { Form, useNavigation } from 'react-router';

import { Act } from '#app/parts/act.tsx';
import { DataTable, type Column } from '#app/parts/data-table.tsx';
import { Face } from '#app/parts/face.tsx';
import { LinkButton } from '#app/parts/link-button.tsx';
import { When } from '#app/parts/when.tsx';
import type { PeopleRow } from './read-people.ts';
import { WORDS } from './words.ts';

type Name = 'person' | 'role' | 'way' | 'seen' | 'sessions' | 'acts';
type RowProps = { row: PeopleRow };

const ROLE_OPTIONS = (['owner', 'member', 'reader'] as const).map((role) => ({
  value: role,
  label: WORDS.roles[role].name,
}));

function PersonCell({ row }: RowProps) {
  const { invitation } = row;
  return (
    <span className="who">
      {invitation === null ? (
        <Face person={row} />
      ) : (
        <span className="face" data-empty="" aria-hidden="true" />
      )}
      <span className="min-w-0 wrap-anywhere">
        <b className="mr-1.5">{row.name}</b>
        {row.isYou ? <span className="tag">{WORDS.you}</span> : null}
        <span className="second-line">{row.email}</span>
        {invitation === null ? null : <span className="second-line">{invitation.words}</span>}
      </span>
    </span>
  );
}

/** The role of one person; Save appears once the choice has the focus, so it needs no scripts. */
function RoleForm({ row }: RowProps) {
  const { formData } = useNavigation();
  const isBusy = formData?.get('intent') === 'role' && formData.get('personId') === row.id;
  return (
    <Form method="post" preventScrollReset className="role-form" key={`${row.id} ${row.version}`}>
      <input type="hidden" name="personId" value={row.id} />
      <input type="hidden" name="version" value={row.version} />
      <Select
        isSmall
        name="role"
        aria-label={WORDS.roleOf(row.name)}
        options={ROLE_OPTIONS}
        defaultValue={row.role}
      />
      <span className="role-save">
        <Button type="submit" name="intent" value="role" variant="quiet" size="row" isBusy={isBusy}>
          {WORDS.saveRole}
          <span className="sr-only">{WORDS.about(WORDS.roleOf(row.name))}</span>
        </Button>
      </span>
    </Form>
  );
}

function WayCell({ row }: RowProps) {
  if (row.invitation !== null) return <span className="muted">{WORDS.notYet}</span>;
  return (
    <span>
      {WORDS.passkeys(row.passkeys)}
      {row.passkeys === 1 ? <b className="second-line">{WORDS.secondKey}</b> : null}
    </span>
  );
}

function ActsCell({ row }: RowProps) {
  if (row.isYou) return null;
  const about = WORDS.about(row.name);
  const fields = { personId: row.id };
  if (row.invitation !== null) {
    return (
      <span className="cell-acts">
        <Act intent="send-again" fields={fields} about={about}>
          {row.invitation.isOver ? WORDS.newLink : WORDS.sendAgain}
        </Act>
        <Act intent="take-back" fields={fields} about={about} variant="bare">
          {WORDS.takeBack}
        </Act>
      </span>
    );
  }
  return (
    <span className="cell-acts">
      {row.sessions === 0 ? null : (
        <Act intent="end-sessions" fields={fields} about={about}>
          {WORDS.endSessions}
        </Act>
      )}
      <LinkButton variant="bare" size="row" to={`/people/${row.id}/remove`}>
        {WORDS.remove}
        <span className="sr-only">{about}</span>
      </LinkButton>
    </span>
  );
}

/** Everybody who may come in, with what an owner can do about each. */
export function PeopleTable({ rows, zone }: { rows: readonly PeopleRow[]; zone: string }) {
  const columns: readonly Column<Name>[] = [
    { name: 'person', head: WORDS.columns.person, isTitle: true },
    { name: 'role', head: WORDS.columns.role },
    { name: 'way', head: WORDS.columns.way },
    { name: 'seen', head: WORDS.columns.seen(zone) },
    { name: 'sessions', head: WORDS.columns.sessions, align: 'end' },
    { name: 'acts', head: '', hiddenHead: WORDS.columns.acts, align: 'end' },
  ];
  return (
    <DataTable
      caption={WORDS.caption}
      columns={columns}
      rows={rows.map((row) => ({
        id: row.id,
        cells: {
          person: <PersonCell row={row} />,
          role:
            row.isYou || row.invitation !== null ? (
              WORDS.roles[row.role].name
            ) : (
              <RoleForm row={row} />
            ),
          way: <WayCell row={row} />,
          seen:
            row.lastSeen === null ? (
              <span className="muted">{WORDS.notYet}</span>
            ) : (
              <When at={row.lastSeen} />
            ),
          sessions: row.sessions,
          acts: <ActsCell row={row} />,
        },
      }))}
    />
  );
}
