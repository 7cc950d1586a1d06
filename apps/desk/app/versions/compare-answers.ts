/** A field of a form: how a saved record has it, and how a value of it reads. */
export type VersionedField<Saved> = {
  /** As the form sends it. */
  readonly name: string;
  readonly label: string;
  readonly read: (saved: Saved) => string;
  /** As it stands if left out. */
  readonly say?: (value: string) => string;
};

/** A value of a form, and how it reads. */
type Answer = { readonly value: string; readonly words: string };

/** A field of which the form and the saved record say different things. */
export type Difference = {
  readonly name: string;
  readonly label: string;
  readonly yours: Answer;
  readonly saved: Answer;
};

/** A field of a form that is sent again as it is, and its place among them. */
export type KeptField = { readonly place: number; readonly name: string; readonly value: string };

/** What was typed, as it is saved: browsers end the lines of a form otherwise. */
function asSaved(typed: string): string {
  return typed.replaceAll(/\r\n?/g, '\n').trim();
}

/** Where a form and a saved record differ, field by field; what the form did not send does not. */
export function compareAnswers<Saved>(
  form: FormData,
  saved: Saved,
  fields: readonly VersionedField<Saved>[],
): readonly Difference[] {
  return fields.flatMap(({ name, label, read, say = (value) => value }) => {
    const typed = form.get(name);
    const value = read(saved);
    if (typeof typed !== 'string' || asSaved(typed) === value) return [];
    return [
      {
        name,
        label,
        yours: { value: typed, words: say(asSaved(typed)) },
        saved: { value, words: say(value) },
      },
    ];
  });
}

/** All else that the form sent, so that none of it is lost; the version is then that of the saved record. */
export function keepRest(form: FormData, differences: readonly Difference[]): readonly KeptField[] {
  const asked = new Set(['version', ...differences.map(({ name }) => name)]);
  const kept: KeptField[] = [];
  for (const [name, value] of form) {
    if (!asked.has(name) && typeof value === 'string')
      kept.push({ place: kept.length, name, value });
  }
  return kept;
}
