"use client";

import { useEffect, useRef, useState } from "react";

/** Plays a recording that is still in this browser. @param onFailure is told if it cannot be played. */
export function usePlayback(file: File | null, onFailure: () => void): { isPlaying: boolean; toggle: () => void } {
  const [isPlaying, setPlaying] = useState(false);
  const end = useRef<(() => void) | null>(null);
  // Another recording, or none: nobody is to hear the one before.
  useEffect(() => () => end.current?.(), [file]);
  const play = (recording: File) => {
    const address = URL.createObjectURL(recording);
    const audio = new Audio(address);
    const stop = () => {
      end.current = null;
      audio.pause();
      URL.revokeObjectURL(address);
      setPlaying(false);
    };
    end.current = stop;
    audio.onended = stop;
    setPlaying(true);
    audio.play().catch(() => {
      // Stopped before it began.
      if (end.current !== stop) return;
      stop();
      onFailure();
    });
  };
  return {
    isPlaying,
    toggle: () => {
      if (end.current) end.current();
      else if (file) play(file);
    },
  };
}
