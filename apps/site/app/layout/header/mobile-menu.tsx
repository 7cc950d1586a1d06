import './mobile-menu.css';

import { ButtonLink } from '@high-street/ui';

import { Chevron, MenuMark } from './header-marks.tsx';
import { isCurrent, isUnderProducts, type HeaderWords, type MenuLink } from './header-words.ts';
import { usePopover } from './use-popover.ts';

type Choice = { path: string; onChoice: () => void };

function Row({ link, path, onChoice }: Choice & { link: MenuLink }) {
  return (
    <a
      href={link.to}
      className="mobile-row"
      aria-current={isCurrent(link, path) ? 'page' : undefined}
      onClick={onChoice}
    >
      {link.label}
    </a>
  );
}

function Products({ words, path, onChoice }: Choice & { words: HeaderWords['products'] }) {
  return (
    <details className="mobile-products">
      <summary className="mobile-row" data-current={isUnderProducts(words, path)}>
        {words.label}
        <Chevron />
      </summary>
      <ul className="pb-3">
        {words.items.map((link) => (
          <li key={link.to}>
            <a
              href={link.to}
              className="mobile-product"
              aria-current={path === link.to ? 'page' : undefined}
              onClick={onChoice}
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The menu of a narrow screen: a sheet under the bar, with Enquiry Now pinned at its foot. */
export function MobileMenu({ words, path }: { words: HeaderWords; path: string }) {
  const { panel, isOpen, close, button, id } = usePopover<HTMLDivElement>();
  const choice = { path, onChoice: close };
  return (
    <>
      <button type="button" {...button} className="mobile-toggle" aria-label={words.menuLabel}>
        <MenuMark isOpen={isOpen} />
      </button>
      <div ref={panel} id={id} popover="auto" className="mobile-panel">
        <nav aria-label={words.navLabel} className="wrap grow overflow-auto py-2">
          <Row link={words.home} {...choice} />
          <Products words={words.products} {...choice} />
          <Row link={words.solutions} {...choice} />
          <Row link={words.pricing} {...choice} />
        </nav>
        <div className="wrap grid py-4">
          <ButtonLink
            href={words.enquiry.to}
            onClick={close}
            aria-current={path === words.enquiry.to ? 'page' : undefined}
            variant={path === words.enquiry.to ? 'primary' : 'outline'}
            size="large"
          >
            {words.enquiry.label}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
