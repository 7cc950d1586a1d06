import './group-nav.css';

import { useCurrentGroup } from './use-current-group.ts';

type GroupNavProps = {
  label: string;
  groups: readonly { readonly id: string; readonly title: string; readonly count: number }[];
};

/** Leads to each group and tells how much it holds: chips on a narrow screen, a list at the side on a wide one. */
export function GroupNav({ label, groups }: GroupNavProps) {
  const current = useCurrentGroup(groups.map(({ id }) => id));
  return (
    <nav aria-label={label} className="group-nav">
      <ul>
        {groups.map(({ id, title, count }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              <span className="group-name">{title}</span>
              <span className="group-count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
