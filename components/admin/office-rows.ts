/** The rows of the page's list, in order. */
export const officeRows = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>("main tbody tr, main [data-row]"),
];

/** Leads to the link that opens a row. */
export const focusRow = (row: HTMLElement | undefined): void => row?.querySelector("a")?.focus();
