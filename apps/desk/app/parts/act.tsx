import { Button, type ButtonSize, type ButtonVariant } from '@high-street/ui';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';

import { KeyHint, useKeyProps } from '#app/keys/key-hint.tsx';

const NO_FIELDS: Readonly<Record<string, string>> = {};

type ActProps = {
  /** Which act of the room's action this is. */
  intent: string;
  /** Where it is sent, if not to the room itself. */
  action?: string;
  /** What it is done to. */
  fields?: Readonly<Record<string, string>>;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Completes the words for those who hear the button alone, such as `of Tom Okafor`. */
  about?: string;
  /** The act that a key presses it by, where the room has one for it. */
  keyAct?: string;
  /** The letter that presses it, which stands on it where there is room. */
  letter?: string;
  children: ReactNode;
};

/** One press that changes something: a form of its own, so that it works without scripts. */
export function Act({
  intent,
  action,
  fields = NO_FIELDS,
  variant = 'quiet',
  size = 'row',
  about,
  keyAct,
  letter,
  children,
}: ActProps) {
  const { formData } = useNavigation();
  const keyProps = useKeyProps();
  const isBusy =
    formData?.get('intent') === intent &&
    Object.entries(fields).every(([name, value]) => formData.get(name) === value);
  return (
    <Form method="post" {...(action === undefined ? {} : { action })} preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant={variant}
        size={size}
        isBusy={isBusy}
        data-key-act={keyAct}
        {...keyProps(letter)}
      >
        {children}
        <KeyHint letter={letter} />
        {about ? <span className="sr-only"> {about}</span> : null}
      </Button>
    </Form>
  );
}
