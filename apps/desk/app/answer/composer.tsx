import './composer.css';

import { NotebookIcon, PhoneIcon, ReplyIcon, useIsPrerendered } from '@high-street/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router';

import { KeyHint, useKeyProps } from '#app/keys/key-hint.tsx';
import { isReplyState } from '#app/keys/reply-key.ts';
import type { AnsweredLead } from './answered-lead.ts';
import { CalledForm } from './called-form.tsx';
import { leadAddress } from './lead-address.ts';
import { NoteForm } from './note-form.tsx';
import { ReplyForm } from './reply-form.tsx';
import { REPLY } from './reply-words.ts';
import type { TakenLead } from './taken-lead.ts';
import { useArrivals } from './use-arrivals.ts';
import { ANSWER } from './words.ts';

const words = ANSWER.ways;

type Way = 'reply' | 'note' | 'called';

const WAYS = [
  { way: 'reply', name: REPLY.way, letter: 'R', Icon: ReplyIcon },
  { way: 'note', name: words.note, letter: 'N', Icon: NotebookIcon },
  { way: 'called', name: words.called, letter: 'C', Icon: PhoneIcon },
] as const;

type WaysProps = { chosen: Way; onChoose: (way: Way) => void; lead: AnsweredLead };

/** What can be written: a press changes the form, and without scripts leads to a page with it. */
function Ways({ chosen, onChoose, lead: { reference, list, reply } }: WaysProps) {
  const isPlain = useIsPrerendered();
  const keyProps = useKeyProps();
  return (
    <div className="ways" role="group" aria-label={words.label}>
      {WAYS.filter(({ way }) => way !== 'reply' || reply !== null).map(
        ({ way, name, letter, Icon }) => {
          const content = (
            <>
              <Icon size={18} />
              {name}
              <KeyHint letter={letter} />
            </>
          );
          return isPlain ? (
            <Link
              key={way}
              className="way"
              to={leadAddress(`${reference}/${way}`, { list })}
              aria-current={way === chosen ? 'true' : undefined}
            >
              {content}
            </Link>
          ) : (
            <button
              key={way}
              type="button"
              className="way"
              aria-pressed={way === chosen}
              onClick={() => onChoose(way)}
              {...keyProps(letter)}
            >
              {content}
            </button>
          );
        },
      )}
    </div>
  );
}

function focusForm({ current: forms }: RefObject<HTMLElement | null>, way: Way): void {
  forms
    ?.querySelector<HTMLElement>(`[data-way="${way}"] :is(textarea, input[type="radio"])`)
    ?.focus();
}

/** Begins in the reply where the page was asked for by its key; after the page was scrolled to its top. */
function useFocusOnReply(forms: RefObject<HTMLElement | null>): void {
  const { state } = useLocation();
  const isAsked = isReplyState(state);
  useEffect(() => {
    if (isAsked) focusForm(forms, 'reply');
  }, [forms, isAsked]);
}

type ComposerProps = {
  lead: AnsweredLead;
  /** Told once the first letter of a reply has taken the lead; the same function each time. */
  onTaken: (taken: TakenLead) => void;
};

/** Where replies, notes and calls are written; each way keeps what was typed while another is chosen. */
export function Composer({ lead, onTaken }: ComposerProps) {
  const { reference, list, newId, isWaiting, reply } = lead;
  const [asked, setAsked] = useState<Way>('reply');
  const chosen = asked === 'reply' && reply === null ? 'note' : asked;
  const forms = useRef<HTMLDivElement>(null);
  const arrivals = {
    reply: useArrivals('sent') + useArrivals('taken-back'),
    notes: useArrivals('noted'),
    calls: useArrivals('called') + useArrivals('called-on'),
  };

  function choose(way: Way): void {
    // Shown at once: what is typed next would act as a key of the page if the focus came a frame later.
    flushSync(() => setAsked(way));
    focusForm(forms, way);
  }
  useFocusOnReply(forms);

  return (
    <section className="composer" aria-label={words.label}>
      <Ways chosen={chosen} onChoose={choose} lead={lead} />
      <div ref={forms}>
        {reply === null ? null : (
          <div data-way="reply" hidden={chosen !== 'reply'}>
            <ReplyForm
              key={arrivals.reply}
              reference={reference}
              list={list}
              reply={reply}
              onNote={() => choose('note')}
              onTaken={onTaken}
            />
          </div>
        )}
        <div data-way="note" hidden={chosen !== 'note'}>
          <NoteForm key={arrivals.notes} reference={reference} list={list} newId={newId} />
        </div>
        <div data-way="called" hidden={chosen !== 'called'}>
          <CalledForm
            key={arrivals.calls}
            reference={reference}
            list={list}
            newId={newId}
            isWaiting={isWaiting}
          />
        </div>
      </div>
    </section>
  );
}
