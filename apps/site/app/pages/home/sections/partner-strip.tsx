import './partner-strip.css';

import { PartnerMark, type PartnerKind } from './partner-mark.tsx';

type Partner = {
  readonly kind: PartnerKind;
  readonly name: string;
  /** The partner's own site; without it there is only the name. */
  readonly url?: string | undefined;
};

export type PartnerStripWords = {
  readonly note: readonly string[];
  readonly partners: readonly Partner[];
};

/** Partners on the pavement, and the kerb in front of the first deep section. */
export function PartnerStrip({ words }: { words: PartnerStripWords }) {
  return (
    <section className="bg-pavement">
      <div className="wrap partner-row">
        <h2 className="text-small leading-snug text-muted">
          {words.note.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h2>
        <ul className="partner-list">
          {words.partners.map((partner) => (
            <li key={partner.kind}>
              <PartnerName {...partner} />
            </li>
          ))}
        </ul>
      </div>
      <div className="kerb" />
    </section>
  );
}

function PartnerName({ kind, name, url }: Partner) {
  const mark = (
    <>
      <PartnerMark kind={kind} />
      {name}
    </>
  );
  if (url === undefined) {
    return (
      <span className="partner" data-kind={kind}>
        {mark}
      </span>
    );
  }
  return (
    <a href={url} className="partner" data-kind={kind}>
      {mark}
    </a>
  );
}
