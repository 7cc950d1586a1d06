/** What is looked at of a form that is about to be sent. */
type Submission = {
  readonly target: unknown;
  readonly submitter: unknown;
  readonly preventDefault: () => void;
};

type Draft = {
  readonly keepDraft: () => Promise<void>;
  /** The draft that is on its way; null where none is. */
  readonly findCall: () => Promise<void> | null;
};

/**
 * Holds a form whose meaning hangs on what was typed before. One that takes a reply back waits until all of that is kept:
 * the desk then joins the two, and no words that come later replace the reply. One with a version waits for a draft that is
 * on its way, which may take the lead and so make a newer version.
 */
export function createSubmitHold({ keepDraft, findCall }: Draft): (event: Submission) => void {
  let isKept = false;
  const findWait = (form: HTMLFormElement, { value }: HTMLButtonElement) => {
    if (value === 'take-back') return keepDraft();
    return form.elements.namedItem('version') === null ? null : findCall();
  };
  return (event) => {
    const { target, submitter } = event;
    if (isKept || !(target instanceof HTMLFormElement)) return;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const wait = findWait(target, submitter);
    if (wait === null) return;
    event.preventDefault();
    // Also where it could not be kept: there is little time to take a reply back.
    void wait.finally(() => {
      isKept = true;
      target.requestSubmit(submitter);
      isKept = false;
    });
  };
}
