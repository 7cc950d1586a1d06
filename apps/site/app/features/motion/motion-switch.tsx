import './motion-stop.css';

import { setMotionPaused, useMotionPaused } from '#/motion/use-motion-preference.ts';
import { FooterSwitch } from '#/sections/footer-switch.tsx';

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
