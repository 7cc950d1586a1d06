import { ButtonLink, VersusTable } from '@high-street/ui';

export type VersusOthersWords = {
  readonly title: string;
  readonly lede: string;
  readonly caption: string;
  readonly others: string;
  readonly features: readonly string[];
  readonly marks: { readonly yes: string; readonly no: string };
  readonly action: { readonly label: string; readonly to: string };
};

type VersusOthersProps = { words: VersusOthersWords; product: string };

/** Six things that the product has and other platforms have not. */
export function VersusOthers({ words, product }: VersusOthersProps) {
  return (
    <section data-ground="paper" className="section-space" aria-labelledby="versus">
      <div className="wrap">
        <div className="section-head mb-[clamp(40px,4vw,56px)]" data-reveal="">
          <h2 id="versus" className="sign max-w-[17ch] text-display-2">
            {words.title}
          </h2>
          <p className="max-w-[36ch] text-lede text-muted">{words.lede}</p>
        </div>
        <VersusTable
          caption={words.caption}
          product={product}
          others={words.others}
          rows={words.features.map((label) => ({ label, product: true, others: false }))}
          words={words.marks}
          action={<ButtonLink href={words.action.to}>{words.action.label}</ButtonLink>}
        />
      </div>
    </section>
  );
}
