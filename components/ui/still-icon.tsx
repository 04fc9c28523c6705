import type { LucideIcon } from "lucide-react";
import { createElement, type ReactElement, type SVGProps } from "react";

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];
type Rendered = ReactElement<{ icon: { node: readonly Shape[] } }>;

/** The shapes that an icon of lucide's gives to the component that draws all of them. */
const shapesOf = (icon: LucideIcon): readonly Shape[] =>
  (icon as unknown as { render: (props: object, ref: null) => Rendered }).render({}, null).props.icon.node;

export interface StillIconProps extends SVGProps<SVGSVGElement> {
  icon: LucideIcon;
}

/**
 * A decorative icon, drawn by the server. lucide's own component runs in the browser: each use of it is sent as data too, and
 * none can be part of ready HTML. Size it with a `size-*` class.
 */
export function StillIcon({ icon, strokeWidth = 2, ...props }: StillIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      width={24}
      height={24}
      aria-hidden
      {...props}
    >
      {shapesOf(icon).map(([tag, { key, ...attributes }]) => createElement(tag, { key, ...attributes }))}
    </svg>
  );
}
