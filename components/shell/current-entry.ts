/**
 * Whether a page is the entry's own. Route groups are ignored.
 * @param segments the folder of the entry's page under the group's layout. @param selected the shown page's.
 */
export const isCurrentEntry = (segments: string, selected: readonly string[]): boolean =>
  selected.filter((segment) => !segment.startsWith("(")).join("/") === segments;
