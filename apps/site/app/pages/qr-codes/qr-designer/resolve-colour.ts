const CHANNEL = /\d+/g;

/** The value of a colour token by day, as `#rrggbb`: what is printed has no night. */
export function resolveColour(token: string): string {
  const probe = document.createElement('span');
  probe.style.setProperty('color-scheme', 'light');
  probe.style.setProperty('color', `var(--${token})`);
  document.body.append(probe);
  const channels = getComputedStyle(probe).color.match(CHANNEL) ?? [];
  probe.remove();
  const hex = channels.slice(0, 3).map((channel) => Number(channel).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}
