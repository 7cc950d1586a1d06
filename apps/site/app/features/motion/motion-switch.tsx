import './motion-stop.css';

import { FooterSwitch } from '#/sections/footer-switch.tsx';
import { setMotionPaused, useMotionPaused } from '#/sections/use-motion-preference.ts';

/** What the switch says. */
export type MotionSwitchWords = { readonly label: string };

/** The remembered switch that stops all movement on the site. */
export function MotionSwitch({ words }: { words: MotionSwitchWords }) {
  return (
    <FooterSwitch isOn={useMotionPaused()} onChange={setMotionPaused}>
      {words.label}
    </FooterSwitch>
  );
}
