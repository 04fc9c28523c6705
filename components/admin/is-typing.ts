/** Whether a key belongs to a field, a menu or a question: our shortcuts leave it alone there. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest("input, select, textarea, [contenteditable], [popover], [role=dialog], [role=alertdialog]") !== null;
