import {
  ALERT,
  buildEmailRequest,
  type AlertText,
  type ContactsDraft,
  type EmailSender,
} from '@high-street/contract';
import { useReducer, useRef, useState } from 'react';

import type { DraftStore } from '../draft/draft-store.ts';
import { attemptFor, type Attempt, type Companions } from './attempt.ts';
import type { LeadClient } from './lead-client.ts';
import { isSubmitting, nextPhase, type SubmitEvent } from './submit-machine.ts';

/** An alert, raised once. */
export type RaisedAlert = { readonly text: AlertText };

type SubmissionParts = {
  client: LeadClient;
  sender: EmailSender;
  drafts: DraftStore;
};

/** The phase of the submit machine, and the alert that came of it. */
function useSubmitPhase() {
  const [phase, dispatch] = useReducer(nextPhase, 'editing');
  const [alert, setAlert] = useState<RaisedAlert | null>(null);

  function showAlert(text: AlertText | null): void {
    setAlert(text === null ? null : { text });
  }

  function step(event: SubmitEvent, text: AlertText | null = null): void {
    dispatch(event);
    showAlert(text);
  }

  return { phase, alert, showAlert, step };
}

/** A ref to the attempt that is under way, null for none, and what keeps the next one. */
function useAttempt(drafts: DraftStore) {
  // Read at the start: a form that was left while it sent forgets the attempt as soon as it is done, and this form, which
  // took over its words, must repeat them under the same key.
  const [kept] = useState(() => drafts.readAttempt());
  const attempt = useRef(kept);

  function keep(next: Attempt | null): void {
    attempt.current = next;
    drafts.keepAttempt(next);
  }

  return [attempt, keep] as const;
}

/** The submit machine with its effects; while one submit runs, another does nothing. */
export function useLeadSubmission({ client, sender, drafts }: SubmissionParts) {
  const { phase, alert, showAlert, step } = useSubmitPhase();
  const [attempt, keep] = useAttempt(drafts);
  const isRunning = useRef(false);

  async function storeLead(contacts: ContactsDraft, current: Attempt): Promise<boolean> {
    if (current.isStored) {
      step('resend');
      return true;
    }
    step('submit');
    try {
      const isStored = await client.createLead(contacts, current, current.key);
      if (isStored) keep({ ...current, isStored });
      step(isStored ? 'leadCreated' : 'leadFailed', isStored ? null : ALERT.leadNotCreated);
      return isStored;
    } catch (error) {
      console.error(error); // literal
      step('leadFailed', ALERT.exception);
      return false;
    }
  }

  async function sendMail(contacts: ContactsDraft, { key }: Attempt): Promise<boolean> {
    try {
      const isAccepted = await client.sendEmail(buildEmailRequest(contacts, sender), key);
      step(isAccepted ? 'mailAccepted' : 'mailFailed', isAccepted ? null : ALERT.emailNotSent);
      return isAccepted;
    } catch (error) {
      console.error(error); // literal
      step('mailFailed', ALERT.exception);
      return false;
    }
  }

  /** Resolves to true after full success. */
  async function submit(contacts: ContactsDraft, companions: Companions): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    // Kept before it is sent: if the tab dies on the way, the same words go out under the same key.
    const current = attemptFor(contacts, attempt.current, companions);
    keep(current);
    const isDone = (await storeLead(contacts, current)) && (await sendMail(contacts, current));
    if (isDone) keep(null);
    isRunning.current = false;
    return isDone;
  }

  function restart(): void {
    if (isRunning.current) return;
    keep(null);
    step('restart');
  }

  return { isSubmitting: isSubmitting(phase), alert, showAlert, submit, restart };
}
