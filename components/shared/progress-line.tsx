import { createPortal } from "react-dom";
import { Spinner } from "@/components/ui/spinner";

/**
 * While the next page loads: a line at the top edge, invisible for 150 ms, so that a fast page does not make it flash; and after
 * that a spinner over the page that stays meanwhile.
 */
export const ProgressLine = () =>
  // In the body: inside the bottom bar it would be under the header.
  createPortal(
    <>
      <span
        aria-hidden
        data-slot="link-progress"
        className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1.5 animate-[fade_0.2s_ease-out_0.15s_backwards]"
      >
        <span className="bg-attention block size-full animate-pulse" />
      </span>
      <span
        aria-hidden
        data-slot="link-spinner"
        className="bg-card text-primary shadow-raised pointer-events-none fixed inset-x-0 top-1/3 z-50 mx-auto grid size-14 animate-[fade_0.2s_ease-out_0.6s_backwards] place-content-center rounded-full"
      >
        <Spinner className="size-8" />
      </span>
    </>,
    document.body,
  );
