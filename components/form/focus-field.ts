const CONTROLS = "input, select, textarea";

/**
 * Moves the focus to a field: a control, or the first control of a group. Scrolls it to the middle of the screen, so
 * that its label and error are visible too.
 */
export function focusField(element: Element | null | undefined): void {
  if (!element) return;
  const control = element.matches(CONTROLS) ? element : element.querySelector(CONTROLS);
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
  (control ?? element).scrollIntoView({ block: "center" });
}
