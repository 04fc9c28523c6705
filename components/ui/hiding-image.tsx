import type { ComponentProps } from "react";

/** A picture that goes if it cannot be loaded: the shell sees to it (hide-broken.ts), since ready HTML has no handlers. */
export const HidingImage = (props: Omit<ComponentProps<"img">, "alt" | "ref" | "onError">) => (
  <img alt="" data-hiding {...props} />
);
