import './say-once.css';

import { Button, Field, TextArea, TextInput } from '@high-street/ui';
import { useState } from 'react';

import { describeOutcome } from './describe-channels.ts';
import { FIELD_LIMITS, layOut, type Message } from './lay-out.ts';
import { SayOnceBoard } from './say-once-board.tsx';
import { fillPlaces, type SampleMessage, type SayOnceWords } from './say-once-words.ts';

type MessageFormProps = {
  words: SayOnceWords;
  message: Message;
  onType: (part: Partial<Message>) => void;
  onPick: (sample: SampleMessage) => void;
};

function MessageForm({ words, message, onType, onPick }: MessageFormProps) {
  return (
    <form className="say-form" onSubmit={(event) => event.preventDefault()}>
      <p className="say-heading">{words.heading}</p>
      <Field label={words.fields.line}>
        {(control) => (
          <TextArea
            {...control}
            name="line"
            limit={FIELD_LIMITS.line}
            maxLength={FIELD_LIMITS.line}
            describeCount={(used, limit) => fillPlaces(words.count, { used, limit })}
            value={message.line}
            onChange={({ target }) => onType({ line: target.value })}
          />
        )}
      </Field>
      <Field label={words.fields.shop}>
        {(control) => (
          <TextInput
            {...control}
            name="shop"
            autoComplete="off"
            maxLength={FIELD_LIMITS.shop}
            value={message.shop}
            onChange={({ target }) => onType({ shop: target.value })}
          />
        )}
      </Field>
      <fieldset className="say-samples">
        <legend>{words.samplesLabel}</legend>
        {words.samples.map((sample) => (
          <Button
            key={sample.id}
            variant="normal"
            size="small"
            aria-pressed={sample.line === message.line && sample.shop === message.shop}
            onClick={() => onPick(sample)}
          >
            {sample.label}
          </Button>
        ))}
      </fieldset>
    </form>
  );
}

/** One line, written once and seen at once as five channels show it. */
export function Picture({ words }: { words: SayOnceWords }) {
  const [first] = words.samples;
  const [message, setMessage] = useState<Message>({ shop: first.shop, line: first.line });
  const [pick, setPick] = useState({ picture: first.picture, round: 0 });
  const laidOut = layOut(message, words);

  function handlePick(sample: SampleMessage): void {
    setMessage({ shop: sample.shop, line: sample.line });
    setPick(({ round }) => ({ picture: sample.picture, round: round + 1 }));
  }

  return (
    <>
      <SayOnceBoard {...{ words, laidOut }} {...pick}>
        <MessageForm
          {...{ words, message }}
          onType={(part) => setMessage((before) => ({ ...before, ...part }))}
          onPick={handlePick}
        />
      </SayOnceBoard>
      <output className="sr-only">{describeOutcome(laidOut, words)}</output>
    </>
  );
}
