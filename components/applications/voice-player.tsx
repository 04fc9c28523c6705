"use client";

import { useState } from "react";

export interface VoicePlayerProps {
  src: string;
  /** Whose voice note it is, and its length. */
  label: string;
  /** Shown if it cannot be played. */
  failed: string;
}

/** Plays a voice note. It is loaded only when it is played, to save data. */
export function VoicePlayer({ src, label, failed }: VoicePlayerProps) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <audio
        controls
        controlsList="nodownload noplaybackrate"
        preload="none"
        src={src}
        aria-label={label}
        onError={() => setFailed(true)}
        onPlaying={() => setFailed(false)}
        className="mt-1 h-12 w-full max-w-sm"
      />
      {hasFailed ? (
        <span role="alert" className="text-destructive block">
          {failed}
        </span>
      ) : null}
    </>
  );
}
