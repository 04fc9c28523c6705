export const overlayClasses = "fixed inset-0 z-50 bg-foreground/55 animate-fade";

export const sheetClasses =
  "fixed inset-x-0 bottom-0 z-50 mx-auto grid max-h-[92dvh] w-full gap-5 overflow-y-auto rounded-t-2xl border border-border bg-popover p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-popover-foreground shadow-raised animate-fade sm:inset-y-0 sm:my-auto sm:h-fit sm:max-w-lg sm:rounded-2xl sm:p-6";

/** The buttons below a sheet's fields, always visible: they cover the sheet's own padding. */
export const stickyEndClasses =
  "sticky bottom-[calc(-1.25rem-env(safe-area-inset-bottom))] z-10 -mx-5 -mb-[calc(1.25rem+env(safe-area-inset-bottom))] bg-popover px-5 pt-3 pb-[calc(1.25rem+env(safe-area-inset-bottom))] sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6 sm:pb-6";
