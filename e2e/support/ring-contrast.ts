import { contrastRatio, type TokenName } from '@high-street/ui/tokens';
import type { Locator } from '@playwright/test';

function toHex(colour: string): string {
  const channels = colour.match(/\d+/g)?.slice(0, 3) ?? [];
  return `#${channels.map((one) => Number(one).toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast of the focus ring in a place with the colour of that role, which the place is on. */
export async function ringContrast(place: Locator, ground: TokenName): Promise<number> {
  const { ring, back } = await place.evaluate((element, role) => {
    const probe = document.createElement('i');
    probe.style.setProperty('outline-color', 'var(--focus-ring)');
    probe.style.setProperty('color', `var(--${role})`);
    element.append(probe);
    const { outlineColor, color } = getComputedStyle(probe);
    probe.remove();
    return { ring: outlineColor, back: color };
  }, ground);
  return contrastRatio(toHex(ring), toHex(back));
}
