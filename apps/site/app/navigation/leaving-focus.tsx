import { Component } from 'react';

type LeavingFocusProps = { readonly page: string };

/**
 * Takes the focus from the page that goes, before React changes anything in the document: a browser that finds the focus
 * in what is taken out, or has to let go of it among changes, first works out styles and places of all that is there.
 * Only a class is asked that early.
 */
export class LeavingFocus extends Component<LeavingFocusProps> {
  override getSnapshotBeforeUpdate({ page }: LeavingFocusProps): null {
    if (page === this.props.page) return null;
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement)) return null;
    if (document.getElementById('main')?.contains(activeElement)) activeElement.blur();
    return null;
  }

  // React asks for a snapshot only where somebody could use it.
  override componentDidUpdate(): void {}

  override render(): null {
    return null;
  }
}
