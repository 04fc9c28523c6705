"use client";

import { useState } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import { endSearch } from "@/lib/domains/jobs/saved-search-client";

/** Ends all messages about new jobs, from such a message. @param props.texts of the button and of the end. */
export function StopTelling({ texts }: { texts: { stop: string; stopped: string } }) {
  const problemText = useProblemText();
  const [state, setState] = useState<"on" | "ending" | "off">("on");
  async function stop(): Promise<void> {
    setState("ending");
    try {
      await endSearch(null);
      setState("off");
    } catch (error) {
      setState("on");
      showToast({ variant: "destructive", title: problemText(error) });
    }
  }
  return (
    <div role="status">
      {state === "off" ? (
        <p className="px-4 py-2 font-semibold">{texts.stopped}</p>
      ) : (
        <Button variant="link" pending={state === "ending"} pendingLabel={texts.stop} onClick={() => void stop()}>
          {texts.stop}
        </Button>
      )}
    </div>
  );
}
