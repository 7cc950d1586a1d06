import {
  ALERT,
  buildEmailRequest,
  type AlertText,
  type Contacts,
  type EmailSender,
} from '@high-street/contract';
import { useReducer, useRef, useState } from 'react';

import { newIdempotencyKey } from './idempotency-key.ts';
import type { LeadClient } from './lead-client.ts';
import { isSubmitting, nextPhase, type SubmitEvent, type SubmitPhase } from './submit-machine.ts';

/** One exact content on its way: the key belongs to it and to nothing else. */
type Attempt = { readonly content: string; readonly key: string; isStored: boolean };

/** An alert, raised once. */
export type RaisedAlert = { readonly text: AlertText };

/** Sends a lead and then its mail, and tells where that stands. */
export type LeadSubmission = {
  readonly phase: SubmitPhase;
  readonly isSubmitting: boolean;
  /** The alert that stands beside the button, or null; a new object each time it is raised. */
  readonly alert: RaisedAlert | null;
  readonly showAlert: (text: AlertText | null) => void;
  /** Resolves to true after full success. */
  readonly submit: (contacts: Contacts) => Promise<boolean>;
  readonly restart: () => void;
};

/** The submit machine with its effects; while one submit runs, another does nothing. */
export function useLeadSubmission(client: LeadClient, sender: EmailSender): LeadSubmission {
  const [phase, dispatch] = useReducer(nextPhase, 'editing');
  const [alert, setAlert] = useState<RaisedAlert | null>(null);
  const attempt = useRef<Attempt | null>(null);
  const isRunning = useRef(false);

  function showAlert(text: AlertText | null): void {
    setAlert(text === null ? null : { text });
  }

  function step(event: SubmitEvent, text: AlertText | null = null): void {
    dispatch(event);
    showAlert(text);
  }

  async function storeLead(contacts: Contacts, current: Attempt): Promise<boolean> {
    if (current.isStored) {
      step('resend');
      return true;
    }
    step('submit');
    try {
      current.isStored = await client.createLead(contacts, current.key);
      step(
        current.isStored ? 'leadCreated' : 'leadFailed',
        current.isStored ? null : ALERT.leadNotCreated,
      );
    } catch (error) {
      console.error(error); // spec 8: a thrown exception is logged to the console
      step('leadFailed', ALERT.exception);
    }
    return current.isStored;
  }

  async function sendMail(contacts: Contacts, current: Attempt): Promise<boolean> {
    try {
      const isAccepted = await client.sendEmail(buildEmailRequest(contacts, sender), current.key);
      step(isAccepted ? 'mailAccepted' : 'mailFailed', isAccepted ? null : ALERT.emailNotSent);
      return isAccepted;
    } catch (error) {
      console.error(error); // spec 8: a thrown exception is logged to the console
      step('mailFailed', ALERT.exception);
      return false;
    }
  }

  async function submit(contacts: Contacts): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    const content = JSON.stringify(contacts);
    if (attempt.current?.content !== content) {
      attempt.current = { content, key: newIdempotencyKey(), isStored: false };
    }
    const current = attempt.current;
    const isDone = (await storeLead(contacts, current)) && (await sendMail(contacts, current));
    if (isDone) attempt.current = null;
    isRunning.current = false;
    return isDone;
  }

  return {
    phase,
    isSubmitting: isSubmitting(phase),
    alert,
    showAlert,
    submit,
    restart: () => step('restart'),
  };
}
