import './site-header.css';

import { settings } from '@high-street/owner';
import { buttonLook } from '@high-street/ui';
import { Link } from 'react-router';

import { BrandGlyph } from '#/art/brand-glyph.tsx';

import { useCurrentPath } from './use-current-path.ts';

type MenuLink = {
  readonly label: string;
  readonly to: string;
  readonly alsoAt?: readonly string[];
};

/** Words and addresses of the bar at the top. */
export type HeaderWords = {
  readonly links: readonly MenuLink[];
  readonly enquiry: { readonly label: string; readonly to: string };
};

function isCurrent({ to, alsoAt = [] }: MenuLink, path: string): boolean {
  return path === to || alsoAt.includes(path);
}

function BrandLink() {
  return (
    <Link
      to="/"
      prefetch="intent"
      className="flex min-h-11 items-center gap-3 rounded-control text-[25px]/none font-[660] tracking-[-0.035em]"
    >
      <BrandGlyph size={40} />
      <span className="font-display">{settings.brand.name}</span>
    </Link>
  );
}

/** The sticky bar: logo, links, and Enquiry Now, which is filled on its own page and outlined elsewhere. */
export function SiteHeader({ words }: { words: HeaderWords }) {
  const path = useCurrentPath();
  const isOnEnquiry = path === words.enquiry.to;
  return (
    <header className="site-header">
      <div className="wrap flex h-17 items-center gap-6 lg:h-20">
        <BrandLink />
        <nav aria-label="Main" className="ml-auto flex items-center gap-2 lg:gap-6">
          {words.links.map((link) => (
            <Link
              key={link.to}
              to={link.to}
              prefetch="intent"
              className="menu-link max-sm:hidden"
              aria-current={isCurrent(link, path) ? 'page' : undefined}
            >
              {link.label}
            </Link>
          ))}
          <Link
            to={words.enquiry.to}
            prefetch="intent"
            aria-current={isOnEnquiry ? 'page' : undefined}
            {...buttonLook({
              variant: isOnEnquiry ? 'primary' : 'outline',
              children: words.enquiry.label,
            })}
          />
        </nav>
      </div>
    </header>
  );
}
