import './goes-stays.css';

type GoesStaysProps = {
  goes: { readonly title: string; readonly lines: readonly string[] };
  stays: { readonly title: string; readonly lines: readonly string[] };
};

function Side({ title, lines }: GoesStaysProps['goes']) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="dotted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** What an act that cannot be undone takes away, beside what it leaves. */
export function GoesStays({ goes, stays }: GoesStaysProps) {
  return (
    <div className="goes-stays">
      <Side {...goes} />
      <Side {...stays} />
    </div>
  );
}
