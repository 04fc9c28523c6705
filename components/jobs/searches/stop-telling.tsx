"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { endSearch } from "@/lib/domains/jobs/saved-search-client";
import { useReported } from "./use-reported";

/** Ends all messages about new jobs, from such a message. @param props.texts of the button and of the end. */
export function StopTelling({ texts }: { texts: { stop: string; stopped: string } }) {
  const [isOff, setOff] = useState(false);
  const { running, run } = useReported();
  const stop = () =>
    run(true, async () => {
      await endSearch(null);
      setOff(true);
    });
  return (
    <div role="status">
      {isOff ? (
        <p className="px-4 py-2 font-semibold">{texts.stopped}</p>
      ) : (
        <Button variant="link" pending={running !== null} pendingLabel={texts.stop} onClick={() => void stop()}>
          {texts.stop}
        </Button>
      )}
    </div>
  );
}
