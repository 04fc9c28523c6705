"use client";

import { useState } from "react";

export interface VoicePlayerProps {
  src: string;
  /** Whose voice note it is, and its length. */
  label: string;
  /** Said if it cannot be played. */
  failed: string;
}

/** A voice note to be heard. It is loaded when it is played: until then it costs no data, and nobody has heard it. */
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
