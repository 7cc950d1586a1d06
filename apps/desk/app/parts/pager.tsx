import './pager.css';

import { buttonProps } from '@high-street/ui';
import { Link } from 'react-router';

type PagerProps = {
  label: string;
  /** What is shown, such as `50 lines`. */
  shown: string;
  newer: { readonly words: string; readonly to: string | null };
  older: { readonly words: string; readonly to: string | null };
};

function Step({ words, to }: PagerProps['newer']) {
  const { children, ...look } = buttonProps({ variant: 'quiet', size: 'row', children: words });
  return to === null ? (
    <span {...look} aria-disabled="true">
      {children}
    </span>
  ) : (
    <Link {...look} to={to}>
      {children}
    </Link>
  );
}

/** From one page of a list to the next; both ways keep their place when one of them ends. */
export function Pager({ label, shown, newer, older }: PagerProps) {
  return (
    <nav className="pager" aria-label={label}>
      <span className="tnum">{shown}</span>
      <Step {...newer} />
      <Step {...older} />
    </nav>
  );
}
