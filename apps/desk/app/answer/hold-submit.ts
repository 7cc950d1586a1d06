/** What is looked at of a form that is about to be sent. */
type Submission = {
  readonly target: unknown;
  readonly submitter: unknown;
  readonly preventDefault: () => void;
};

/** What is being written, as far as other forms hang on it. */
export type HeldDraft = {
  readonly keepDraft: () => Promise<void>;
  /** The draft that is on its way; null where none is. */
  readonly findCall: () => Promise<void> | null;
  /** Called before a reply is taken back: what is not kept by then comes no more. */
  readonly leaveDraft: () => void;
};

/** There is little time to take a reply back, and nobody waits for long with a mark. */
const MOST_WAIT_MS = 1_000;

/**
 * Holds a form whose meaning hangs on what was typed before, for a moment at most. One that takes a reply back waits until
 * all of that is kept: the desk then joins the two, and no words that come later replace the reply. One with a version
 * waits for a draft that is on its way, which may take the lead and so make a newer version.
 */
export function createSubmitHold(draft: HeldDraft): (event: Submission) => void {
  let isKept = false;
  return (event) => {
    const { target, submitter } = event;
    if (isKept || !(target instanceof HTMLFormElement)) return;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const isTakeBack = submitter.value === 'take-back';
    const hasVersion = target.elements.namedItem('version') !== null;
    const call = isTakeBack ? draft.keepDraft() : hasVersion ? draft.findCall() : null;
    if (call === null) return;
    event.preventDefault();
    const wait = new Promise((resolve) => setTimeout(resolve, MOST_WAIT_MS));
    // A browser ignores that a form is sent while it still tells of the press, also between two that listen to it.
    const isTold = new Promise((resolve) => setTimeout(resolve));
    void Promise.all([isTold, Promise.race([call, wait])]).finally(() => {
      if (isTakeBack) draft.leaveDraft();
      isKept = true;
      target.requestSubmit(submitter);
      isKept = false;
    });
  };
}
