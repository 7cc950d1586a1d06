import {
  ALERT,
  checkBeforeSubmit,
  findInvalidField,
  type AlertText,
  type ContactsDraft,
  type EmailSender,
  type FormMode,
  type FormProgress,
  type MarketingConsent,
} from '@high-street/contract';
import { useMemo, useRef } from 'react';

import type { Clock } from '#/motion/clock.ts';

import { createDraftStore } from './draft/draft-store.ts';
import { UNTOUCHED, type LeadValues } from './form-state.ts';
import {
  createLeadClient,
  type LeadClient,
  type LeadClientOptions,
} from './sending/lead-client.ts';
import { useLeadSubmission } from './sending/use-lead-submission.ts';
import { useFormProgress } from './use-form-progress.ts';
import { useLeadValues, type BroughtNote, type LeadInput } from './use-lead-values.ts';
import { useMarketingBox } from './use-marketing-box.ts';

export type LeadFormSetting = {
  mode: FormMode;
  apiBase: string;
  sender: EmailSender;
  clock: Clock;
  /** Told how far the visitor is, without a value. */
  onProgress: (progress: FormProgress) => void;
  /** Whether the visitor may be counted by what is sent. */
  isCounted: () => boolean;
  note?: BroughtNote;
  /** What the box for news and offers asks; undefined where the owner has none. */
  marketingConsent: MarketingConsent | undefined;
};

function useLeadClient({ apiBase, clock, isCounted }: LeadClientOptions): LeadClient {
  return useMemo(
    () => createLeadClient({ apiBase, clock, isCounted }),
    [apiBase, clock, isCounted],
  );
}

/** What tells people from robots: a field that nobody sees, and a token that is fetched at the first input. */
function useRobotCheck(client: LeadClient) {
  const token = useRef<Promise<string | null> | null>(null);
  const known = useRef<string | null>(null);
  const trapRef = useRef<HTMLInputElement>(null);
  return {
    trapRef,
    handleInput(): void {
      token.current ??= client.fetchToken().then((answer) => (known.current = answer));
    },
    read: () => ({ trap: trapRef.current?.value ?? '', token: known.current }),
  };
}

function findRefusal(mode: FormMode, values: LeadValues): AlertText | null {
  const broken = checkBeforeSubmit(mode, values);
  // A text that is too long breaks no rule; a server's refusal of it would show this.
  return broken ?? (findInvalidField(values, mode) ? ALERT.leadNotCreated : null);
}

/** The one form of both modes: its values, what is kept of them, and its way to the server. */
export function useLeadForm(setting: LeadFormSetting) {
  const { mode, sender } = setting;
  const client = useLeadClient(setting);
  const drafts = useMemo(() => createDraftStore(mode, () => window.sessionStorage), [mode]);
  const input = useLeadValues(mode, drafts, setting.note);
  const submission = useLeadSubmission({ client, sender, drafts });
  const robot = useRobotCheck(client);
  const marketing = useMarketingBox(setting.marketingConsent, submission.isSubmitting);
  const progress = useFormProgress(mode, input, setting.onProgress);

  // Nobody would learn that what is typed while the form is sent does not go along.
  const change: LeadInput['change'] = (changes) => {
    if (!submission.isSubmitting) input.change(changes);
  };

  /**
   * Checks and sends what the form holds, with the reference of a demo that was booked here; resolves to true after full
   * success, with the form empty again.
   */
  async function send(
    contacts: ContactsDraft,
    bookingReference: string | null = null,
  ): Promise<boolean> {
    if (submission.isSubmitting) return false;
    const marketingConsent = marketing.read();
    const companions = { robot: robot.read(), bookingReference, marketingConsent };
    const refusal = findRefusal(mode, input.values);
    if (refusal) {
      input.show();
      submission.showAlert(refusal);
    }
    if (refusal || !(await submission.submit(contacts, companions))) {
      progress.refuse();
      return false;
    }
    progress.end();
    // Also when the visitor has gone to another page meanwhile.
    drafts.keepValues(UNTOUCHED.values);
    input.reset();
    marketing.clear();
    return true;
  }

  function startAgain(): void {
    input.startAgain();
    marketing.clear();
    submission.restart();
  }

  return {
    input: { ...input, change },
    submission,
    progress,
    send,
    startAgain,
    robot,
    marketing,
  };
}

/** A form of either mode, as the parts around its fields see it. */
export type LeadForm = ReturnType<typeof useLeadForm>;
