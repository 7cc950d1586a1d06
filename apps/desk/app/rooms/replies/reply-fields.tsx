import {
  cleanText,
  findBlanks,
  LENGTH_LIMIT,
  readReplyBlank,
  REPLY_BLANKS,
  REPLY_LIMIT,
} from '@high-street/contract';
import { Field, TextInput } from '@high-street/ui';
import { useState } from 'react';

import { BlankArea } from '#app/parts/blank-area.tsx';
import { tooLongProps } from '#app/parts/hold-too-long.ts';
import type { ReplyFault } from './refusal.ts';
import { WORDS } from './words.ts';

const words = WORDS.form;

/** What a lead fills by itself, as it stands in a text. */
const NAMES = new Intl.ListFormat('en-GB').format(REPLY_BLANKS.map((name) => `[${name}]`));

type ReplyFieldsProps = {
  /** What stands in them, as it was saved or typed. */
  start: { readonly name: string; readonly body: string };
  errors?: ReplyFault['errors'] | undefined;
};

/** The name and the words of a saved reply. */
export function ReplyFields({ start, errors }: ReplyFieldsProps) {
  const [body, setBody] = useState(start.body);
  const isTooLong = cleanText(body).length > REPLY_LIMIT;
  const bodyError = isTooLong ? WORDS.faults.body['too-long'] : (errors?.body ?? null);
  return (
    <>
      <Field label={words.name} hint={words.nameHint} error={errors?.name ?? null}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            autoComplete="off"
            maxLength={LENGTH_LIMIT.line}
            defaultValue={start.name}
          />
        )}
      </Field>
      <Field label={words.body} hint={words.hint(NAMES)} error={bodyError}>
        {(control) => (
          <BlankArea
            {...control}
            name="body"
            rows={8}
            dir="auto"
            value={body}
            {...tooLongProps(isTooLong)}
            filled={findBlanks(body).filter((blank) => readReplyBlank(blank) !== null)}
            limit={REPLY_LIMIT}
            describeCount={words.count}
            onChange={(event) => setBody(event.target.value)}
          />
        )}
      </Field>
    </>
  );
}
