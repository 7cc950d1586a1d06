import './orbit.css';

import { Children, type ReactNode } from 'react';

/** Nine icons on a ring that turns while each stays upright; the icons are its children. */
export function Orbit({ children }: { children: ReactNode }) {
  return (
    <div className="orbit">
      <ul className="orbit-ring">
        {Children.map(children, (icon) => (
          <li className="orbit-place">
            <span className="orbit-upright">{icon}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
