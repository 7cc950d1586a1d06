import { Act } from '#app/parts/act.tsx';
import type { Rule } from './read-quarantine.ts';
import { WORDS } from './words.ts';

/** Releases everything that is kept for a sign: after a rule was too strict for a shop's own visitors. */
export function ReleaseRules({ rules }: { rules: readonly Rule[] }) {
  if (rules.length === 0) return null;
  const { title, line, act, keptFor } = WORDS.rule;
  return (
    <details className="panel rules">
      <summary>{title}</summary>
      <p className="muted measure">{line}</p>
      <ul>
        {rules.map(({ reason, name, count }) => (
          <li key={reason} className="rule">
            <span>{name}</span>
            <Act intent="release-rule" fields={{ reason }} about={keptFor(name)}>
              {act(count)}
            </Act>
          </li>
        ))}
      </ul>
    </details>
  );
}
