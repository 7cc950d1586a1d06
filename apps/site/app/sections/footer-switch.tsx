import './footer-switch.css';

import type { ReactNode } from 'react';

type FooterSwitchProps = {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** What it says, the same in both states, which `aria-pressed` tells. */
  children: ReactNode;
};

/** One of the visitor's switches at the foot of every page; useless without scripts, so hidden then. */
export function FooterSwitch({ isOn, onChange, children }: FooterSwitchProps) {
  return (
    <button
      type="button"
      className="footer-switch noscript:hidden print:hidden"
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    >
      <span className="footer-switch-track" aria-hidden="true" />
      {children}
    </button>
  );
}
