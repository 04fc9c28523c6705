const CONTROLS = "input, select, textarea";

/**
 * Takes the person to a field: a control, or the first control of a group. It comes to the middle of the screen, because
 * its label and its error must be seen with it.
 */
export function focusField(element: Element | null | undefined): void {
  if (!element) return;
  const control = element.matches(CONTROLS) ? element : element.querySelector(CONTROLS);
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
  (control ?? element).scrollIntoView({ block: "center" });
}
