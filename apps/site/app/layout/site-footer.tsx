import { settings } from '@high-street/owner';
import { Link } from 'react-router';

import { footerTerrace } from '#drawn/index.ts';
import { BrandGlyph } from '#/art/brand-glyph.tsx';
import { Drawing } from '#/sections/drawing.tsx';

/** Words and addresses of the foot of every page. */
export type FooterWords = {
  readonly heading: string;
  readonly linksTitle: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
  readonly copyrightYears: string;
  readonly sampleNotice: string;
};

function QuickLinks({ title, links }: { title: string; links: FooterWords['links'] }) {
  return (
    <nav aria-labelledby="quick-links">
      <h2 id="quick-links" className="font-[560] text-on-deep-2">
        {title}
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-x-16">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              prefetch="intent"
              className="inline-flex min-h-11 items-center hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Copyright({ words }: { words: FooterWords }) {
  const { brand } = settings;
  return (
    <div className="wrap mt-16 flex flex-wrap items-center justify-between gap-4 border-t border-deep-line pt-6 pb-10 text-small text-on-deep-2">
      <span className="flex items-center gap-3 font-display text-[21px]/none font-[660] tracking-[-0.035em] text-on-deep">
        <BrandGlyph size={32} />
        {brand.name}
      </span>
      {brand.isSample ? <p>{words.sampleNotice}</p> : null}
      <p>
        Copyright {words.copyrightYears}{' '}
        <a href={brand.company.url} className="underline underline-offset-3">
          {brand.company.name}
        </a>
      </p>
    </div>
  );
}

/** The street at night, the quick links and the copyright line. */
export function SiteFooter({ words }: { words: FooterWords }) {
  return (
    <footer className="overflow-hidden bg-deep text-on-deep">
      <Drawing of={footerTerrace} fit="slice" className="h-auto min-h-38 w-full bg-bg" />
      <div className="wrap grid gap-10 pt-16 md:grid-cols-[1fr_auto]">
        <p className="sign max-w-[14ch] text-display-2">{words.heading}</p>
        <QuickLinks title={words.linksTitle} links={words.links} />
      </div>
      <Copyright words={words} />
    </footer>
  );
}
