const ROW = '[data-row-id]';
const LINK = '[data-row-link]';

const idOf = (row: Element | null | undefined) => row?.getAttribute('data-row-id') ?? null;

/** The row of a list that an element is in, or null. */
export function findRow(list: HTMLElement, element: Element | null): string | null {
  return element !== null && list.contains(element) ? idOf(element.closest(ROW)) : null;
}

function focusRow(row: Element | undefined): void {
  const link = row?.querySelector<HTMLElement>(LINK);
  link?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}

/** Goes a row on or back, to the first one from none; gives the row on which the keyboard then is. */
export function moveRow(list: HTMLElement, at: string | null, step: 1 | -1): string | null {
  const rows = [...list.querySelectorAll(ROW)];
  const place = rows.findIndex((row) => idOf(row) === at);
  const next = place === -1 ? rows[0] : (rows[place + step] ?? rows[place]);
  focusRow(next);
  return idOf(next);
}

/** Opens a row, as a press on its link does. */
export function followRow(list: HTMLElement, at: string): void {
  const row = [...list.querySelectorAll(ROW)].find((each) => idOf(each) === at);
  row?.querySelector<HTMLElement>(LINK)?.click();
}
