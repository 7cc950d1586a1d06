import { cleanText, findBlanks, REPLY_LIMIT } from '@high-street/contract';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useComposerKeys } from '#app/keys/use-composer-keys.ts';
import { holdTooLong } from '#app/parts/hold-too-long.ts';
import { addSaved } from './add-saved.ts';
import { findNextBlank } from './find-blank.ts';
import { REPLY } from './reply-words.ts';
import { type DraftOptions, useDraft } from './use-draft.ts';

const NONE: readonly string[] = [];

function areaOf(form: RefObject<HTMLFormElement | null>) {
  return form.current?.querySelector('textarea') ?? null;
}

function submit(form: HTMLFormElement): void {
  form.requestSubmit(form.querySelector<HTMLElement>('button[value="send"]'));
}

/** Selects the next blank; `isHere` stays at one that is selected already. */
function goToNextBlank(form: RefObject<HTMLFormElement | null>, { isHere = false } = {}): void {
  const area = areaOf(form);
  const place = area && findNextBlank(area.value, isHere ? area.selectionStart : area.selectionEnd);
  if (area === null || place === null) return;
  area.focus();
  area.setSelectionRange(place.start, place.end);
}

type Draft = ReturnType<typeof useDraft>;

/** Adds saved replies to the words of a form. */
function useFill(
  form: RefObject<HTMLFormElement | null>,
  draft: Draft,
  write: (text: string) => void,
) {
  const [filled, setFilled] = useState(NONE);
  /** The words with what was chosen last, which another choice replaces while they are untouched, and those before it. */
  const chosen = useRef<{ readonly words: string; readonly before: string } | null>(null);

  /** The focus stays at the choice, and the next blank is the first one of what was chosen. */
  function fill(text: string, values: readonly string[]): void {
    // It can come after the words were sent, which are not to be unsent again with it.
    if (draft.isLeft() || form.current === null) return;
    const now = draft.now();
    const before = now === chosen.current?.words ? chosen.current.before : now;
    const next = addSaved(before, text);
    chosen.current = { words: next, before };
    flushSync(() => {
      setFilled(values);
      write(next);
    });
    areaOf(form)?.setSelectionRange(next.length - text.length, next.length - text.length);
  }

  return { filled, fill };
}

/** Holds a form until its draft has come to an end, and sends it then. */
function useDraftHold(draft: Draft) {
  const [isWaiting, setIsWaiting] = useState(false);

  function holdForDraft(event: FormEvent<HTMLFormElement>): void {
    if (isWaiting) {
      event.preventDefault();
      return;
    }
    const call = draft.leave();
    if (call === null) return;
    // A draft that is on its way would be kept after the reply has taken its place.
    event.preventDefault();
    setIsWaiting(true);
    const { currentTarget: sent } = event;
    void call.finally(() => {
      flushSync(() => setIsWaiting(false));
      submit(sent);
    });
  }

  return { isWaiting, holdForDraft };
}

/** What the form of a reply does: it keeps what is typed, takes saved replies, and holds what is not ready to be sent. */
export function useReplyForm(form: RefObject<HTMLFormElement | null>, options: DraftOptions) {
  const draft = useDraft(options);
  /** Whether it was to be sent with nothing written, and nothing has been written since. */
  const [isMissed, setIsMissed] = useState(false);
  const { isWaiting, holdForDraft } = useDraftHold(draft);
  const { filled, fill } = useFill(form, draft, write);
  const { body } = draft;
  const blanks = findBlanks(body).length;
  const isTooLong = cleanText(body).length > REPLY_LIMIT;

  function write(text: string): void {
    setIsMissed(false);
    draft.write(text);
  }

  function hold(event: FormEvent<HTMLFormElement>): void {
    if (body.trim() === '') {
      event.preventDefault();
      setIsMissed(true);
      areaOf(form)?.focus();
      return;
    }
    if (holdTooLong(event)) return;
    if (blanks > 0) {
      event.preventDefault();
      goToNextBlank(form, { isHere: true });
      return;
    }
    holdForDraft(event);
  }

  useComposerKeys(form, {
    send: () => {
      if (form.current !== null) submit(form.current);
    },
    'next-blank': () => goToNextBlank(form),
  });

  return {
    draft,
    filled,
    blanks,
    isTooLong,
    isWaiting,
    error: isMissed ? REPLY.empty : isTooLong ? REPLY.long : null,
    write,
    fill,
    hold,
    goToNextBlank: () => goToNextBlank(form),
  };
}
