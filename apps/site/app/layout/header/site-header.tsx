import './site-header.css';

import { settings } from '@high-street/owner';
import { buttonLook } from '@high-street/ui';
import { Link } from 'react-router';

import { useCurrentPath } from '../use-current-path.ts';
import { isCurrent, type HeaderWords, type MenuLink } from './header-words.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { ProductsMenu } from './products-menu.tsx';
import { BrandGlyph } from '../brand-glyph.tsx';

function BrandLink() {
  return (
    <Link
      to="/"
      className="flex min-h-11 items-center gap-3 rounded-control text-[25px]/none font-[660] tracking-[-0.035em]"
    >
      <BrandGlyph size={40} />
      <span className="font-display">{settings.brand.logo.wordmark}</span>
    </Link>
  );
}

function BarLink({ link, path }: { link: MenuLink; path: string }) {
  return (
    <Link
      to={link.to}
      className="menu-link"
      aria-current={isCurrent(link, path) ? 'page' : undefined}
    >
      {link.label}
    </Link>
  );
}

/** The sticky bar: logo, links, and Enquiry Now, which is filled on its own page and outlined elsewhere. */
export function SiteHeader({ words }: { words: HeaderWords }) {
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
            <Link
              to={words.enquiry.to}
              aria-current={isOnEnquiry ? 'page' : undefined}
              {...buttonLook({
                variant: isOnEnquiry ? 'primary' : 'outline',
                children: words.enquiry.label,
              })}
            />
          </span>
        </nav>
        <MobileMenu words={words} path={path} />
      </div>
    </header>
  );
}
