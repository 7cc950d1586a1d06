/**
 * When what was stored then has had its time: the months later, and on the first of the next month where there is no such
 * day. As the months are taken back from the day of removal, 31 August lies six months before 1 March, not before 28 February.
 */
export function retentionEnd(storedAt: Date, months: number): Date {
  const end = new Date(storedAt);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== storedAt.getUTCDate()) end.setUTCDate(1);
  return end;
}
