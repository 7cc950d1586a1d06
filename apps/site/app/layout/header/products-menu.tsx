import './products-menu.css';

import { Drawing } from '#/sections/drawing.tsx';
import { menuShopfront } from '#drawn/menu-shopfront.ts';
import { productThumbnails } from '#drawn/product-thumbnails.ts';
import { memo } from 'react';

import { Arrow, Chevron } from './header-marks.tsx';
import { isUnderProducts, type ProductLink, type ProductsWords } from './header-words.ts';
import { usePopover } from './use-popover.ts';

/** Kept as it is at a change of pages that does not concern it. */
const Product = memo(function Product({
  link,
  index,
  isHere,
  onChoice,
}: {
  link: ProductLink;
  index: number;
  isHere: boolean;
  onChoice: () => void;
}) {
  return (
    <a
      href={link.to}
      className="product-link"
      aria-current={isHere ? 'page' : undefined}
      onClick={onChoice}
    >
      <Drawing
        of={productThumbnails}
        part={index}
        className="size-16 overflow-hidden rounded-inner"
      />
      <span>
        <span className="block font-[650] leading-tight">{link.label}</span>
        <span className="mt-1 block text-[14px]/[1.35] text-muted">{link.line}</span>
      </span>
    </a>
  );
});

/** The Products button with its panel: seven pages, a pointer to the plans, and a shopfront. */
export function ProductsMenu({ words, path }: { words: ProductsWords; path: string }) {
  const { panel, isOpen, close, button, id } = usePopover();
  return (
    <>
      <button
        type="button"
        {...button}
        className="menu-link"
        data-open={isOpen}
        aria-current={isUnderProducts(words, path) ? 'true' : undefined}
      >
        {words.label}
        <Chevron />
      </button>
      <div ref={panel} id={id} popover="auto" className="products-panel">
        <ul className="products-list">
          {words.items.map((link, index) => (
            <li key={link.to}>
              <Product link={link} index={index} isHere={path === link.to} onChoice={close} />
            </li>
          ))}
          <li className="products-plans">
            <span className="block text-small text-muted">{words.plans.question}</span>
            <a
              href={words.plans.to}
              onClick={close}
              className="inline-flex min-h-11 items-center gap-2 text-small font-[650]"
            >
              {words.plans.label}
              <Arrow />
            </a>
          </li>
        </ul>
        <div className="products-promise">
          <p className="sign text-[27px]/[1.1] tracking-[-0.022em]">{words.promise.title}</p>
          <p className="mt-2.5 text-small">{words.promise.line}</p>
          <Drawing of={menuShopfront} className="products-shop" />
        </div>
      </div>
    </>
  );
}
