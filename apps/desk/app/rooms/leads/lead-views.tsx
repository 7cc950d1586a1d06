import type { LeadView } from '@high-street/contract';
import '#app/parts/view-tabs.css';
import './lead-views.css';

import type { LeadQuery } from '@high-street/leads';
import { BookmarkIcon, Button, ChevronDownIcon, Field, TextInput } from '@high-street/ui';
import { Form, Link } from 'react-router';

import { useFrame } from '#app/frame/use-frame.ts';
import { Act } from '#app/parts/act.tsx';
import { isNarrowed, listAddress, writeQuery } from './list-address.ts';
import type { ListChoices, OwnView } from './read-list.ts';
import { WORDS } from './words.ts';

const words = WORDS.views;
const LONGEST_NAME = 60;

const VIEWS: readonly LeadView[] = [
  'waiting',
  'mine',
  'answered',
  'won',
  'lost',
  'quarantine',
  'all',
];

type ViewsProps = { query: LeadQuery; choices: Pick<ListChoices, 'counts' | 'own'> };

/** The view of one's own that is shown, or undefined. */
export function findOwn(query: LeadQuery, own: readonly OwnView[]): OwnView | undefined {
  const written = writeQuery(query);
  return own.find((view) => view.query === written);
}

/** The name of what is shown. */
export function nameView(query: LeadQuery, own: readonly OwnView[]): string {
  return findOwn(query, own)?.name ?? words.names[query.view];
}

/** Every view as a link, one's own after those that everybody has. */
export function ViewLinks({ query, choices: { counts, own } }: ViewsProps) {
  const shown = findOwn(query, own);
  return (
    <>
      {VIEWS.map((view) => (
        <Link
          key={view}
          to={listAddress({ view, sort: 'newest' })}
          className="view"
          aria-current={shown === undefined && view === query.view ? 'page' : undefined}
        >
          {words.names[view]}
          {counts === null ? null : <small>{counts[view].toLocaleString('en-GB')}</small>}
        </Link>
      ))}
      {own.map(({ id, name, query: written }) => (
        <Link
          key={id}
          to={written === '' ? '/leads' : `/leads?${written}`}
          className="view"
          aria-current={id === shown?.id ? 'page' : undefined}
        >
          <BookmarkIcon size={15} aria-hidden />
          <span className="cut">{name}</span>
        </Link>
      ))}
    </>
  );
}

/** Keeps what is shown as a view of one's own, or removes the one that is shown; nothing where there is nothing to keep. */
export function KeepView({ query, own }: { query: LeadQuery; own: readonly OwnView[] }) {
  const { me } = useFrame();
  const shown = findOwn(query, own);
  const action = listAddress(query);
  if (me.role === 'reader') return null;
  if (shown) {
    return (
      <Act
        intent="remove-view"
        action={action}
        fields={{ 'view-id': shown.id }}
        variant="bare"
        about={words.about(shown.name)}
      >
        {words.remove}
      </Act>
    );
  }
  if (!isNarrowed(query) && query.sort === 'newest') return null;
  return (
    <details className="fold">
      <summary className="button" data-variant="bare" data-size="row">
        <BookmarkIcon size={16} aria-hidden />
        {words.save}
        <ChevronDownIcon size={16} aria-hidden />
      </summary>
      <Form method="post" action={action} className="fold-body" preventScrollReset>
        <Field label={words.name} error={null}>
          {(control) => (
            <TextInput
              {...control}
              isSmall
              name="name"
              maxLength={LONGEST_NAME}
              required
              autoComplete="off"
            />
          )}
        </Field>
        <Button type="submit" name="intent" value="save-view" variant="quiet" size="small">
          {words.saveAct}
        </Button>
      </Form>
    </details>
  );
}

/** The views above the list. */
export function LeadViews(props: ViewsProps) {
  return (
    <div className="views">
      <nav aria-label={words.label} className="view-list">
        <ViewLinks {...props} />
      </nav>
      <KeepView query={props.query} own={props.choices.own} />
    </div>
  );
}
