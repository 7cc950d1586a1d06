import {
  ArchiveIcon,
  CalendarIcon,
  FlagIcon,
  InboxIcon,
  MailIcon,
  ServerIcon,
  UserIcon,
  XIcon,
} from '@high-street/ui';

import { Face } from '#app/parts/face.tsx';
import type { TimelineNode } from './timeline-row.ts';

const ICONS = {
  inbox: InboxIcon,
  mail: MailIcon,
  server: ServerIcon,
  calendar: CalendarIcon,
  flag: FlagIcon,
  archive: ArchiveIcon,
  command: UserIcon,
} as const;

/** Who or what did something, by its shape; the words beside it say the same. */
export function TimelineNodeMark({ node }: { node: TimelineNode }) {
  if (node.kind === 'person') {
    return (
      <span className="timeline-node">
        <Face person={node.person} size={24} />
      </span>
    );
  }
  const Icon = node.kind === 'dead' ? XIcon : ICONS[node.icon];
  return (
    <span className="timeline-node" data-kind={node.kind} aria-hidden="true">
      <Icon size={15} />
    </span>
  );
}
