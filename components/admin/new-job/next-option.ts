/**
 * The option highlighted after a key press in a combobox.
 * @param active index of the highlighted option, -1 for none. @param count number of options.
 * @returns the new index; null if the key belongs to the field or there is nothing to move to.
 */
export function nextOption(key: string, active: number, count: number): number | null {
  if (key !== "ArrowDown" && key !== "ArrowUp") return null;
  if (count === 0) return key === "ArrowDown" ? -1 : null;
  if (key === "ArrowDown") return (active + 1) % count;
  return active <= 0 ? count - 1 : active - 1;
}
