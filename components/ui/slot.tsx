import { cloneElement, isValidElement, type HTMLAttributes } from "react";

/** Gives its props to its only child, whose own come first; the child has the classes of both. */
export function Slot({ children, className, ...props }: HTMLAttributes<HTMLElement>) {
  if (!isValidElement<Record<string, unknown>>(children)) throw new Error("`asChild` needs one element.");
  const classes = [className, children.props.className].filter(Boolean).join(" ");
  return cloneElement(children, { ...props, ...children.props, className: classes });
}
