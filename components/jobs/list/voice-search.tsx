"use client";

import { Mic } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { hear, type HearingFailure } from "./recogniser";

export interface VoiceSearchProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Is given the words, in the reader's language. */
  onHeard: (words: string) => void;
}

/** Where this browser remembers that the notice was read. */
const TOLD_KEY = "voice-search-told";

/** Hears what to search for. Before the first time it says who else hears it. */
export function VoiceSearch({ isOpen, onOpenChange, onHeard }: VoiceSearchProps) {
  const t = useTranslations();
  const language = useLocale();
  const [isTold, setTold] = useState(wasTold);
  const [failure, setFailure] = useState<HearingFailure | null>(null);
  const isHearing = isOpen && isTold && failure === null;
  const finish = useEffectEvent((words: string) => {
    onOpenChange(false);
    onHeard(words);
  });
  useEffect(() => (isHearing ? hear(language, finish, setFailure) : undefined), [isHearing, language]);
  const begin = () => {
    remember();
    setTold(true);
    setFailure(null);
  };
  const change = (next: boolean) => {
    setFailure(null);
    onOpenChange(next);
  };
  return (
    <Dialog open={isOpen} onOpenChange={change}>
      <DialogContent closeLabel={t("shell.close")} aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{t("jobs.voice.speak")}</DialogTitle>
        </DialogHeader>
        <p role="status" className="text-lg">
          {isHearing ? t("jobs.voice.hearing") : failure === null ? t("jobs.voice.notice") : t(`jobs.voice.${failure}`)}
        </p>
        {isHearing ? (
          <Mic aria-hidden className="text-primary mx-auto size-16 motion-safe:animate-pulse" />
        ) : (
          <Button onClick={begin} className="text-lg">
            <Mic aria-hidden className="size-6" />
            {t("jobs.voice.begin")}
          </Button>
        )}
      </DialogContent>
    </Dialog>
  );
}

// A browser may refuse storage: then the notice is shown each time.
function wasTold(): boolean {
  try {
    return localStorage.getItem(TOLD_KEY) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(TOLD_KEY, "yes");
  } catch {
    // The notice is shown again next time.
  }
}
