import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { recall, remember } from "@/components/shared/browser-storage";
import { useShellTexts } from "@/components/shared/shell-texts";
import { Icon } from "@/components/ui/icon";
import type { Messages } from "@/lib/language/i18n/messages";
import { hear, type HearingFailure } from "./recogniser";

type VoiceTexts = Messages["jobs"]["voice"];

export interface VoiceSearchProps {
  texts: VoiceTexts;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Is given the words, in the reader's language. */
  onHeard: (words: string) => void;
}

/** Where this browser remembers that the notice was read. */
const TOLD_KEY = "voice-search-told";

/** Hears what to search for. Before the first time it says who else hears it. */
export function VoiceSearch({ texts, isOpen, onOpenChange, onHeard }: VoiceSearchProps) {
  const { language, shell } = useShellTexts();
  const [isTold, setTold] = useState(wasTold);
  const [failure, setFailure] = useState<HearingFailure | null>(null);
  const isHearing = isOpen && isTold && failure === null;
  const finish = useEffectEvent((words: string) => {
    onOpenChange(false);
    onHeard(words);
  });
  useEffect(() => (isHearing ? hear(language, finish, setFailure) : undefined), [isHearing, language]);
  const begin = () => {
    remember(TOLD_KEY, "yes");
    setTold(true);
    setFailure(null);
  };
  const change = (next: boolean) => {
    setFailure(null);
    onOpenChange(next);
  };
  return (
    <Dialog open={isOpen} onOpenChange={change}>
      <DialogContent closeLabel={shell.close}>
        <DialogHeader>
          <DialogTitle>{texts.speak}</DialogTitle>
        </DialogHeader>
        <p role="status" className="text-lg">
          {isHearing ? texts.hearing : failure === null ? texts.notice : texts[failure]}
        </p>
        {isHearing ? (
          <Icon name="mic" className="text-primary mx-auto size-16 motion-safe:animate-pulse" />
        ) : (
          <Button onClick={begin} className="text-lg">
            <Icon name="mic" className="size-6" />
            {texts.begin}
          </Button>
        )}
      </DialogContent>
    </Dialog>
  );
}

// In a browser that refuses storage the notice is shown each time.
const wasTold = (): boolean => Boolean(recall(TOLD_KEY));
