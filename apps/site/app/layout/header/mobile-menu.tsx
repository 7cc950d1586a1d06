import './mobile-menu.css';

import { ButtonLink } from '@high-street/ui';
import { memo, useEffect, useRef, type RefObject } from 'react';

import { Chevron, MenuMark } from './header-marks.tsx';
import {
  isCurrent,
  isUnderProducts,
  type HeaderWords,
  type LinkWords,
  type MenuLink,
} from './header-words.ts';
import { usePopover } from './use-popover.ts';

type RowProps = { link: LinkWords; look: string; isHere: boolean; onChoice: () => void };

/** Kept as it is at a change of pages that does not concern it. */
const Row = memo(function Row({ link, look, isHere, onChoice }: RowProps) {
  return (
    <a
      href={link.to}
      className={look}
      aria-current={isHere ? 'page' : undefined}
      onClick={onChoice}
    >
      {link.label}
    </a>
  );
});

type MenuProps = { words: HeaderWords; path: string; onChoice: () => void };

/** Folds Products when its sheet closes, and on a press elsewhere in the sheet. */
function useFolding(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    const sheet = details?.closest<HTMLElement>('[popover]');
    if (!details || !sheet) return undefined;
    const foldOnPress = ({ target }: Event) => {
      if (!(target instanceof Node && details.contains(target))) details.open = false;
    };
    const foldOnClose = ({ newState }: ToggleEvent) => {
      if (newState === 'closed') details.open = false;
    };
    sheet.addEventListener('click', foldOnPress);
    sheet.addEventListener('toggle', foldOnClose);
    return () => {
      sheet.removeEventListener('click', foldOnPress);
      sheet.removeEventListener('toggle', foldOnClose);
    };
  }, []);
  return ref;
}

function Products({ words: { products }, path, onChoice }: MenuProps) {
  const details = useFolding();
  return (
    <details ref={details} className="mobile-products">
      <summary className="mobile-row" data-current={isUnderProducts(products, path)}>
        {products.label}
        <Chevron />
      </summary>
      <ul className="pb-3">
        {products.items.map((link) => (
          <li key={link.to}>
            <Row link={link} look="mobile-product" isHere={path === link.to} onChoice={onChoice} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Rows(props: MenuProps) {
  const { words, path, onChoice } = props;
  const row = (link: MenuLink) => (
    <Row link={link} look="mobile-row" isHere={isCurrent(link, path)} onChoice={onChoice} />
  );
  return (
    <>
      {row(words.home)}
      <Products {...props} />
      {row(words.solutions)}
      {row(words.pricing)}
    </>
  );
}

/** The menu of a narrow screen: a sheet under the bar, with Enquiry Now pinned at its foot. */
export function MobileMenu({ words, path }: { words: HeaderWords; path: string }) {
  const { panel, isOpen, close, button, id } = usePopover();
  return (
    <>
      <button type="button" {...button} className="mobile-toggle" aria-label={words.menuLabel}>
        <MenuMark isOpen={isOpen} />
      </button>
      <div ref={panel} id={id} popover="auto" className="mobile-panel">
        <nav aria-label={words.navLabel} className="wrap grow overflow-auto py-2">
          <Rows words={words} path={path} onChoice={close} />
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
