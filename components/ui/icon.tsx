import type { SVGProps } from "react";
import type { ICON_NAMES } from "./icon-names";
import { ICONS } from "./icons";

export type IconName = (typeof ICON_NAMES)[number];

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, "name" | "children"> {
  name: IconName;
}

/**
 * An icon of lucide's in the text's colour, decorative unless it has a label; size it with a `size-*` class. A page names it
 * instead of holding its paths: all of them are in one file that the browser keeps.
 */
export const Icon = ({ name, className = "", ...props }: IconProps) => (
  <svg aria-hidden={props["aria-label"] === undefined} {...props} className={`icon ${className}`}>
    <use href={`${ICONS}#${name}`} />
  </svg>
);
