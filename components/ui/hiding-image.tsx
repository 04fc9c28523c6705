"use client";

import { useCallback, type ComponentProps, type SyntheticEvent } from "react";

/** A picture that goes if it cannot be loaded, also if that was found out before the script came. */
export function HidingImage(props: Omit<ComponentProps<"img">, "alt" | "ref" | "onError">) {
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) image.hidden = true;
  }, []);
  const hide = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    currentTarget.hidden = true;
  };
  return <img alt="" ref={check} onError={hide} {...props} />;
}
