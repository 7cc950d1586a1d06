import './open-switch.css';

import { Drawing } from '#/sections/drawing.tsx';
import { switchShop } from '#drawn/switch-shop.ts';

/** A shop sign as a switch; its stylesheet does the switching, so that it works without scripts. */
export function OpenSwitch({ open, closed }: { open: string; closed: string }) {
  return (
    <label className="open-switch covered-input">
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its state by itself
        role="switch"
        aria-label={open}
        autoComplete="off"
        defaultChecked
      />
      <span className="open-switch-word" data-when="open" aria-hidden="true">
        {open}
      </span>
      <span className="open-switch-word" data-when="closed" aria-hidden="true">
        {closed}
      </span>
      <span className="open-switch-knob">
        <Drawing of={switchShop} />
      </span>
    </label>
  );
}
