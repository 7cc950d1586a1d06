import './site-footer.css';

import { settings } from '@high-street/owner';
import { ButtonLink } from '@high-street/ui';
import { memo, type ReactNode } from 'react';

import { Drawing } from '#/sections/drawing.tsx';
import { footerEnds } from '#drawn/footer-ends.ts';
import { footerTerrace } from '#drawn/footer-terrace.ts';

import { SchemeSwitch, type SchemeWords } from './scheme-switch.tsx';
import { BrandGlyph } from './brand-glyph.tsx';

type FooterLink = { readonly label: string; readonly to: string; readonly isDocument?: boolean };

/** Words and addresses of the foot of every page. */
export type FooterWords = {
  readonly heading: string;
  readonly action: { readonly label: string; readonly to: string };
  readonly linksTitle: string;
  readonly links: readonly FooterLink[];
  /** Said after the name of a document's link. */
  readonly newTab: string;
  readonly copyright: string;
  readonly sampleNotice: string;
  readonly scheme: SchemeWords;
};

const LINK_LOOK = 'inline-flex min-h-11 items-center hover:underline';

function QuickLink({ link, newTab }: { link: FooterLink; newTab: string }) {
  if (!link.isDocument) {
    return (
      <a href={link.to} className={LINK_LOOK}>
        {link.label}
      </a>
    );
  }
  return (
    <a href={link.to} target="_blank" rel="noopener" className={LINK_LOOK}>
      {link.label}
      <span className="sr-only"> ({newTab})</span>
    </a>
  );
}

function QuickLinks({ words }: { words: FooterWords }) {
  return (
    <nav aria-labelledby="quick-links">
      <h2 id="quick-links" className="font-[560] text-on-deep-2">
        {words.linksTitle}
      </h2>
      <ul className="mt-3 grid gap-x-8 min-[20rem]:grid-cols-2 sm:gap-x-16">
        {words.links.map((link) => (
          <li key={link.to}>
            <QuickLink link={link} newTab={words.newTab} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Copyright({ words }: { words: FooterWords }) {
  const { brand } = settings;
  return (
    <div className="wrap mt-8 flex flex-wrap items-center justify-between gap-4 border-t border-deep-line pt-6 pb-24 text-small text-on-deep-2 md:pb-10">
      <span className="flex items-center gap-3 font-display text-[21px]/none font-[660] [letter-spacing:-0.035em] text-on-deep">
        <BrandGlyph size={32} />
        {brand.logo.wordmark}
      </span>
      {brand.isSample ? <p>{words.sampleNotice}</p> : null}
      <p className="md:pr-16">
        {words.copyright}{' '}
        <a href={brand.company.url} className="inline-block py-2.5 underline underline-offset-3">
          {brand.company.name}
        </a>
      </p>
    </div>
  );
}

/** The street at night, a closing line, the quick links, the visitor's switches and the copyright line. */
export const SiteFooter = memo(function SiteFooter({
  words,
  switches,
}: {
  words: FooterWords;
  switches: ReactNode;
}) {
  return (
    <footer data-ground="deep" className="overflow-hidden bg-deep text-on-deep">
      <div className="footer-street">
        <Drawing of={footerEnds} fit="slice" className="footer-ends" />
        <Drawing of={footerTerrace} fit="slice" />
      </div>
      <div className="wrap grid gap-10 pt-16 md:grid-cols-[1fr_auto]">
        <div>
          <p className="sign mb-7 max-w-[14ch] text-display-2">{words.heading}</p>
          <ButtonLink href={words.action.to} variant="secondary" size="medium">
            {words.action.label}
          </ButtonLink>
        </div>
        <QuickLinks words={words} />
      </div>
      <div className="wrap mt-14 flex flex-wrap items-center gap-x-8 gap-y-3">
        <SchemeSwitch words={words.scheme} />
        {switches}
      </div>
      <Copyright words={words} />
    </footer>
  );
});
