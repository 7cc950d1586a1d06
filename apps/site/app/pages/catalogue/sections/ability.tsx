export type AbilityWords = { readonly title: string; readonly text: string };

/** An ability named inside a section, with what it means in the shop. */
export function Ability({ words }: { words: AbilityWords }) {
  return (
    <div className="max-w-[46ch] border-t-2 pt-3.5">
      <h3 className="text-h4 font-[650]">{words.title}</h3>
      <p className="mt-1.5 text-(--on-ground-muted)">{words.text}</p>
    </div>
  );
}
