import './bulk-bar.css';

import { Button, DownloadIcon, FlagIcon, TrashIcon, UserPlusIcon } from '@high-street/ui';
import type { ReactNode } from 'react';

import { IntentButton } from '#app/parts/intent-button.tsx';
import { Options } from '#app/parts/options.tsx';
import { SELECTION } from './list-address.ts';
import type { ListChoices } from './read-list.ts';
import { WORDS } from './words.ts';

const words = WORDS.bulk;

/** The form that has the export of the selection, which is a file and no page. */
export const EXPORT_FORM = 'export-selection';

type BulkActsProps = {
  people: ListChoices['colleagues'];
  /** Whether the single keys are said beside what they do. */
  hasKeys: boolean;
  canBin: boolean;
  children?: ReactNode;
};

function Key({ children, isShown }: { children: string; isShown: boolean }) {
  return isShown ? (
    <kbd className="key" aria-hidden="true">
      {children}
    </kbd>
  ) : null;
}

function MarkOptions() {
  const { new: waiting, answered, won, spam } = WORDS.states;
  return (
    <>
      <option value="">{words.markAs}</option>
      {Object.entries({ answered, won, new: waiting, spam }).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
      <optgroup label={words.lost}>
        {Object.entries(WORDS.reasons).map(([value, label]) => (
          <option key={value} value={`lost:${value}`}>
            {label}
          </option>
        ))}
      </optgroup>
    </>
  );
}

/** What can be done with several leads: choices with a button each, in the form that holds the ticks. */
export function BulkActs({ people, hasKeys, canBin, children }: BulkActsProps) {
  return (
    <>
      <span className="bulk-act">
        <UserPlusIcon size={16} aria-hidden />
        <select
          name="person"
          className="bulk-select"
          aria-label={words.giveTo}
          aria-keyshortcuts={hasKeys ? 'T' : undefined}
        >
          <option value="">{words.giveTo}</option>
          <Options of={people} />
        </select>
        <Key isShown={hasKeys}>T</Key>
        <IntentButton intent="give" variant="quiet" size="row">
          {words.give}
        </IntentButton>
      </span>
      <span className="bulk-act">
        <FlagIcon size={16} aria-hidden />
        <select
          name="mark"
          className="bulk-select"
          aria-label={words.markAs}
          aria-keyshortcuts={hasKeys ? 'M' : undefined}
        >
          <MarkOptions />
        </select>
        <Key isShown={hasKeys}>M</Key>
        <IntentButton intent="mark" variant="quiet" size="row">
          {words.mark}
        </IntentButton>
      </span>
      {children}
      {canBin ? (
        <IntentButton intent="bin" variant="quiet" size="row">
          <TrashIcon size={16} aria-hidden />
          {words.bin}
        </IntentButton>
      ) : null}
    </>
  );
}

const FORMATS = ['csv', 'json'] as const;

/** Exports the selection: by a form of its own with scripts, by the form of the ticks without. */
export function ExportSelection({ isPlain }: { isPlain: boolean }) {
  return FORMATS.map((format) => (
    <Button
      key={format}
      type="submit"
      name="format"
      value={format}
      variant="quiet"
      size="row"
      {...(isPlain ? { formAction: `/leads/export?${SELECTION}` } : { form: EXPORT_FORM })}
    >
      <DownloadIcon size={16} aria-hidden />
      <span className="sr-only">{words.export} </span>
      {format.toUpperCase()}
    </Button>
  ));
}

type BulkBarProps = BulkActsProps & { count: number; onClear: () => void };

/** The dark bar over the list while leads are selected. */
export function BulkBar({ count, onClear, children, ...acts }: BulkBarProps) {
  return (
    <div className="bulk" role="group" aria-label={words.label}>
      <b className="tnum">{words.count(count)}</b>
      <BulkActs {...acts}>{children}</BulkActs>
      <span className="bulk-clear">
        <Button variant="bare" size="row" onClick={onClear}>
          {words.clear}
          <kbd className="key" aria-hidden="true">
            Esc
          </kbd>
        </Button>
      </span>
    </div>
  );
}
