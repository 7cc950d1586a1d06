/** What is looked at of a form that is about to be sent. */
type Submission = {
  readonly target: unknown;
  readonly submitter: unknown;
  readonly preventDefault: () => void;
};

/**
 * Holds a form that takes a reply back until what was typed since is kept: the desk then joins the two, and no words that
 * come later replace the reply.
 */
export function createTakeBackHold(keepDraft: () => Promise<void>): (event: Submission) => void {
  let isKept = false;
  return (event) => {
    const { target, submitter } = event;
    if (isKept || !(target instanceof HTMLFormElement)) return;
    if (!(submitter instanceof HTMLButtonElement) || submitter.value !== 'take-back') return;
    event.preventDefault();
    // Also where it could not be kept: there is little time to take a reply back.
    void keepDraft().finally(() => {
      isKept = true;
      target.requestSubmit(submitter);
      isKept = false;
    });
  };
}
