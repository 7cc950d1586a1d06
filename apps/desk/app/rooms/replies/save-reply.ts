import { data, redirect } from 'react-router';

import type { DeskServices } from '#/desk-services.ts';
import type { Visit } from '#/visit/index.ts';
import { isNamed } from '#app/is-named.ts';
import { answerStale, isStale } from '#app/versions/answer-stale.ts';
import { findLastChange } from '#app/versions/find-last-change.ts';
import { readForm } from '#app/read-posted-form.ts';
import { doneAddress } from './read-done.ts';
import { replyActSchema } from './read-form.ts';
import { readFault } from './refusal.ts';
import { WORDS } from './words.ts';

const INVALID = 422;
const CONFLICT = 409;

type Parts = {
  readonly services: DeskServices;
  readonly visit: Visit;
  readonly form: FormData;
  readonly id: string;
};

/** Shows what was typed beside what somebody else has saved meanwhile; null where that is the same. */
function answerBoth({ services, visit, form, id }: Parts) {
  return answerStale({
    services,
    me: visit.me,
    form,
    record: { kind: 'saved_reply', id },
    findSaved: () => services.savedReplies.find(id),
    fields: [
      {
        name: 'name',
        label: WORDS.form.name,
        read: ({ name }) => name,
        findChange: (lines) => findLastChange(lines, 'name'),
      },
      {
        name: 'body',
        label: WORDS.form.body,
        read: ({ body }) => body,
        findChange: (lines) => findLastChange(lines, 'body'),
      },
    ],
  });
}

/** Saves or removes a reply on the version that was seen; sends back what was typed where that cannot be done. */
export async function saveReply(parts: Parts) {
  const { services, visit, form, id } = parts;
  const act = readForm(form, replyActSchema);
  const { version } = act;
  const { actor } = visit;
  try {
    if (act.intent === 'remove') {
      await services.savedReplies.remove({ id, version, actor });
      return redirect(doneAddress('removed', id), 303);
    }
    const { name, body } = act;
    const isChanged = await services.savedReplies.change({ id, version, name, body, actor });
    if (!isChanged) return redirect('/replies', 303);
  } catch (error) {
    if (isNamed(error, 'SavedReplyGone')) throw data(null, 404);
    if (isStale(error)) {
      // Who would remove it reads first what it says now.
      if (act.intent === 'remove') return data({ kind: 'changed' } as const, CONFLICT);
      const answers = await answerBoth(parts);
      if (answers !== null) return answers;
    } else {
      const fault = act.intent === 'save' ? readFault(error, act) : null;
      if (fault === null) throw error;
      return data(fault, INVALID);
    }
  }
  return redirect(doneAddress('changed'), 303);
}
