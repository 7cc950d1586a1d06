/** A letter right after this one leads to a room: what it does by itself is then not meant. */
const LEADER = 'g';
const LEADER_MS = 1_000;

/** Notes when the key was pressed that begins the way to a room; its binding goes before all others. */
export function watchLeader() {
  let ledAt = -Infinity;
  const lead = ({ timeStamp }: KeyboardEvent) => {
    ledAt = timeStamp;
  };
  return {
    binding: [LEADER, lead] as const,
    /** Whether a key belongs to it, and so to what listens to the ways to rooms. */
    isFollowedBy: ({ timeStamp }: KeyboardEvent) => timeStamp - ledAt < LEADER_MS,
  };
}
