import type { TakenLead } from '#app/answer/taken-lead.ts';
import type { FrameData } from '#app/frame/frame-data.ts';
import type { LeadRoomData } from './read-lead-room.ts';

type Held = Pick<LeadRoomData, 'version' | 'heldBy' | 'heldUntil'>;

/**
 * The lead as it is once one's own words have taken it. Only the version that the page has becomes the newer one: what
 * somebody else changed before is still told.
 */
export function adoptTaken<Lead extends Held>(
  lead: Lead,
  taken: TakenLead | null,
  { id, name }: Pick<FrameData['me'], 'id' | 'name'>,
): Lead {
  if (taken?.from !== lead.version) return lead;
  const { to, since, until } = taken;
  return { ...lead, version: to, heldBy: { id, name, isYou: true, since }, heldUntil: until };
}
