import type { MouseEvent } from "react";

/** Whether a link is pressed without a modifier key: with one it opens as the browser decides, such as in a new tab. */
export const isPlainPress = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);
