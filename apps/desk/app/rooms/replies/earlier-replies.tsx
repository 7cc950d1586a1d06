import type { EarlierReply } from './read-replies.ts';
import { WORDS } from './words.ts';

const words = WORDS.one;

/** What a saved reply said before, newest first; it opens without scripts, too. */
export function EarlierReplies({ earlier }: { earlier: readonly EarlierReply[] }) {
  if (earlier.length === 0) return null;
  return (
    <details className="reply-earlier">
      <summary className="quiet-link">{words.before(earlier.length)}</summary>
      {earlier.map(({ version, name, body, by, at }) => (
        <section key={version} className="panel" aria-label={words.version(version)}>
          <p className="caption muted">
            {words.version(version)}, {words.written(by, at.words)}
          </p>
          <p>
            <b>{name}</b>
          </p>
          <p className="reply-words" dir="auto">
            {body}
          </p>
        </section>
      ))}
    </details>
  );
}
