export const KEY_LOOK = "border-input bg-muted text-muted-foreground rounded-md border px-2 py-0.5 font-mono";

/** The key that presses the button or link it is in, whose aria-keyshortcuts says the same. */
export const KeyHint = ({ letter }: { letter: string }) => (
  <kbd aria-hidden className={`${KEY_LOOK} text-sm font-normal max-lg:hidden`}>
    {letter}
  </kbd>
);
