"use client";

import type { ComponentProps } from "react";

/** A picture that goes if it cannot be loaded, also if that was known before React came to it. */
export const HidingImage = (props: Omit<ComponentProps<"img">, "alt" | "ref" | "onError">) => (
  <img
    alt=""
    {...props}
    ref={(image) => {
      if (image?.complete && image.naturalWidth === 0) image.hidden = true;
    }}
    onError={({ currentTarget }) => (currentTarget.hidden = true)}
  />
);
