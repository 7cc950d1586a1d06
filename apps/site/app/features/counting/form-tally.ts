import type { FormMode, FormProgress } from '@high-street/contract';

/** What people do in forms, as counts. */
export type FormTally = {
  readonly note: (progress: FormProgress) => void;
  /** The document is left; whoever comes back to it goes on with a form. */
  readonly leave: () => void;
  /** The page is left, and its form with it. */
  readonly end: () => void;
  /** As if no form had been begun. */
  readonly forget: () => void;
};

/** Starts the tally of the forms of one page; `count` is given each act once. */
export function createFormTally(count: (what: string) => void): FormTally {
  const begun = new Set<FormMode>();
  /** The field touched last in each form that was begun and neither sent nor left. */
  const touched = new Map<FormMode, string>();

  function leave(): void {
    touched.forEach((field, form) => count(`left:${form}:${field}`));
    touched.clear();
  }

  return {
    note(progress) {
      const { kind, form } = progress;
      switch (kind) {
        case 'begun':
          begun.add(form);
          count(`begun:${form}`);
          break;
        case 'step':
          count(`step:${form}:${progress.step}`);
          break;
        case 'shown':
          count(`shown:${form}:${progress.field}:${progress.rule}`);
          break;
        case 'refused':
          count(`refused:${form}`);
          break;
        case 'touched':
          if (begun.has(form)) touched.set(form, progress.field);
          break;
        case 'sent':
          begun.delete(form);
          touched.delete(form);
      }
    },
    leave,
    end() {
      leave();
      begun.clear();
    },
    forget() {
      touched.clear();
      begun.clear();
    },
  };
}
