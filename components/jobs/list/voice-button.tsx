import { useState, type ComponentType } from "react";
import { useShellTexts } from "@/components/shared/shell-texts";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { VoiceSearchProps } from "./voice-search";

const canHear = () => "SpeechRecognition" in window || "webkitSpeechRecognition" in window;

/** Searches by voice; its code comes with the first press. Not there in a browser that does not turn speech into words. */
export function VoiceButton({ texts, onHeard }: Pick<VoiceSearchProps, "texts" | "onHeard">) {
  const { failure } = useShellTexts();
  const [Voice, setVoice] = useState<ComponentType<VoiceSearchProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  if (!isHydrated || !canHear()) return null;
  const open = async () => {
    try {
      const { VoiceSearch } = await import("./voice-search");
      setVoice(() => VoiceSearch);
      setOpen(true);
    } catch {
      // The code could not be fetched: the phone has just lost its network.
      showToast({ title: failure.offline, variant: "destructive" });
    }
  };
  return (
    <>
      <button
        type="button"
        aria-label={texts.speak}
        aria-haspopup="dialog"
        onClick={() => void open()}
        className="hover:bg-muted absolute end-0 bottom-0 flex size-12 items-center justify-center rounded-lg"
      >
        <Icon name="mic" className="size-6" />
      </button>
      {Voice ? <Voice texts={texts} isOpen={isOpen} onOpenChange={setOpen} onHeard={onHeard} /> : null}
    </>
  );
}
