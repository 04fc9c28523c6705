import { createPortal } from "react-dom";

/** The line at the top edge while the next page loads. Invisible for 150 ms, so that a fast page does not make it flash. */
export const ProgressLine = () =>
  // In the body: inside the bottom bar it would be under the header.
  createPortal(
    <span
      aria-hidden
      data-slot="link-progress"
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1.5 animate-[fade_0.2s_ease-out_0.15s_backwards]"
    >
      <span className="bg-attention block size-full animate-pulse" />
    </span>,
    document.body,
  );
