import { Component, type ReactNode } from 'react';

import { Closed } from './closed.tsx';
import { WORDS } from './words.ts';

type LoadAgainProps = { readonly children: ReactNode };

/** Offers the page anew once it has failed in the browser, where it would be empty: its links and forms need no scripts. */
export class LoadAgain extends Component<LoadAgainProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const { title, broken, again } = WORDS.trouble;
    return (
      <div className="page">
        <main className="sheet">
          {/* The address that is open. */}
          <Closed title={title} line={broken} again={again} href="" />
        </main>
      </div>
    );
  }
}
