import { ServerIcon, UserIcon } from '@high-street/ui';

import { Face } from '#app/parts/face.tsx';
import type { AuditRow } from './describe-line.ts';

/** Who it was: people have a face, machines a square. */
export function ActorMark({ actor }: Pick<AuditRow, 'actor'>) {
  return (
    <span className="who">
      {actor.kind === 'person' ? (
        <Face person={actor} size={24} />
      ) : (
        <span className="machine-face" aria-hidden="true">
          {actor.kind === 'machine' ? <ServerIcon size={14} /> : <UserIcon size={14} />}
        </span>
      )}
      <span>{actor.name}</span>
    </span>
  );
}
