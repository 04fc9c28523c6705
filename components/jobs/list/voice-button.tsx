"use client";

import { Mic } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore, type ComponentType } from "react";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import type { VoiceSearchProps } from "./voice-search";

const never = () => () => undefined;
const canHear = () => "SpeechRecognition" in window || "webkitSpeechRecognition" in window;

/** Searches by voice; its code comes with the first press. Not there in a browser that does not turn speech into words. */
export function VoiceButton({ onHeard }: Pick<VoiceSearchProps, "onHeard">) {
  const t = useTranslations();
  const [Voice, setVoice] = useState<ComponentType<VoiceSearchProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isOffered = useSyncExternalStore(never, canHear, () => false);
  if (!isOffered) return null;
  const open = async () => {
    try {
      const { VoiceSearch } = await import("./voice-search");
      setVoice(() => VoiceSearch);
      setOpen(true);
    } catch {
      // The code could not be fetched: the phone has just lost its network.
      showToast({ title: t("errors.offline"), variant: "destructive" });
    }
  };
  return (
    <>
      <Button
        type="button"
        variant="ghost"
        size="icon"
        aria-label={t("jobs.voice.speak")}
        aria-haspopup="dialog"
        onClick={() => void open()}
        className="absolute end-0 bottom-0"
      >
        <Mic aria-hidden className="size-6" />
      </Button>
      {Voice ? <Voice isOpen={isOpen} onOpenChange={setOpen} onHeard={onHeard} /> : null}
    </>
  );
}
