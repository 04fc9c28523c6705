/** The state of a combobox: whether its list is open, and the highlighted option, -1 for none. */
export type ComboboxState = { isOpen: boolean; active: number };

/** The state after a key, whether the highlighted option was chosen, and whether the field should not have the key too. */
type ComboboxStep = ComboboxState & { isChosen: boolean; isTaken: boolean };

const CARET_KEYS: readonly string[] = ["Home", "End", "ArrowLeft", "ArrowRight"];

/**
 * The effect of a key in an editable combobox, by the ARIA Authoring Practices Guide.
 * @param count number of options.
 * @returns null for a key that belongs to the field alone.
 */
export function comboboxStep(
  { key, altKey }: { key: string; altKey: boolean },
  { isOpen, active }: ComboboxState,
  count: number,
): ComboboxStep | null {
  const open = (next: number) => ({ isOpen: true, active: next, isChosen: false, isTaken: true });
  const closed = { isOpen: false, active: -1, isChosen: false, isTaken: true };
  switch (key) {
    case "ArrowDown":
      return open(altKey || count === 0 ? active : (active + 1) % count);
    case "ArrowUp":
      if (altKey) return closed;
      return count === 0 ? null : open(active <= 0 ? count - 1 : active - 1);
    case "Enter":
      // In an open list it never sends the form: on a phone this key closes the keyboard.
      return isOpen ? { ...closed, isChosen: active >= 0 } : null;
    case "Escape":
      return isOpen ? closed : null;
    default:
      // The caret moves, so the highlight leaves the list.
      return isOpen && CARET_KEYS.includes(key) ? { isOpen, active: -1, isChosen: false, isTaken: false } : null;
  }
}
