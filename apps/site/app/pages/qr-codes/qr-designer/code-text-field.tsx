import { Field, TextInput } from '@high-street/ui';

import type { DesignerWords } from './designer-words.ts';
import type { Designer } from './use-designer.ts';

/** What the code leads to, and why some texts are refused. */
export function CodeTextField({ words, designer }: { words: DesignerWords; designer: Designer }) {
  return (
    <Field label={words.text.label} note={words.text.hint} error={designer.textError}>
      {(control) => (
        <TextInput
          {...control}
          value={designer.design.text}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => designer.change({ text: target.value })}
          onBlur={designer.announce}
        />
      )}
    </Field>
  );
}
