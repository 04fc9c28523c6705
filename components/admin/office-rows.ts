/** The rows of the page's list, in order. */
export const officeRows = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>("main tbody tr, main [data-row]"),
];

/** Leads to the link that opens a row. @returns whether there is one. */
export function focusRow(row: HTMLElement | undefined): boolean {
  const link = row?.querySelector("a");
  link?.focus();
  return link !== undefined && link !== null;
}
