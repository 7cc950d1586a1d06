import './site-header.css';

import { settings } from '@high-street/owner';
import { ButtonLink } from '@high-street/ui';
import { memo } from 'react';

import { useCurrentPath } from '#/navigation/index.ts';

import { isCurrent, type HeaderWords, type MenuLink } from './header-words.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { ProductsMenu } from './products-menu.tsx';
import { BrandGlyph } from '../brand-glyph.tsx';

function BrandLink() {
  return (
    <a
      href="/"
      className="flex min-h-11 items-center gap-3 rounded-control text-[25px]/none font-[660] [letter-spacing:-0.035em]"
    >
      <BrandGlyph size={40} />
      <span className="font-display">{settings.brand.logo.wordmark}</span>
    </a>
  );
}

function BarLink({ link, path }: { link: MenuLink; path: string }) {
  return (
    <a
      href={link.to}
      className="menu-link"
      aria-current={isCurrent(link, path) ? 'page' : undefined}
    >
      {link.label}
    </a>
  );
}

/** The sticky bar: logo, links, and Enquiry Now, which is filled on its own page and outlined elsewhere. */
export const SiteHeader = memo(function SiteHeader({ words }: { words: HeaderWords }) {
  const path = useCurrentPath();
  const isOnEnquiry = path === words.enquiry.to;
  return (
    <header className="site-header">
      <div className="wrap flex h-17 items-center lg:h-20">
        <BrandLink />
        <nav aria-label={words.navLabel} className="ml-auto hidden items-center gap-1.5 lg:flex">
          <BarLink link={words.home} path={path} />
          <ProductsMenu words={words.products} path={path} />
          <BarLink link={words.solutions} path={path} />
          <BarLink link={words.pricing} path={path} />
          <span className="ml-8 inline-flex">
            <ButtonLink
              href={words.enquiry.to}
              aria-current={isOnEnquiry ? 'page' : undefined}
              variant={isOnEnquiry ? 'primary' : 'outline'}
            >
              {words.enquiry.label}
            </ButtonLink>
          </span>
        </nav>
        <MobileMenu words={words} path={path} />
      </div>
    </header>
  );
});
