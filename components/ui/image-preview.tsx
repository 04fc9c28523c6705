"use client";

import { useEffect, useRef } from "react";

export interface ImagePreviewProps {
  /** A file just chosen, or the URL of a stored picture. */
  source: File | string;
  alt: string;
}

/** Shows a chosen picture before it is sent. */
export function ImagePreview({ source, alt }: ImagePreviewProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const style = frame.current?.style;
    if (!style) return;
    if (typeof source === "string") {
      style.backgroundImage = `url(${JSON.stringify(source)})`;
      return;
    }
    // Released when the file changes; otherwise a cheap phone would keep every picture tried in memory.
    const address = URL.createObjectURL(source);
    style.backgroundImage = `url("${address}")`;
    return () => URL.revokeObjectURL(address);
  }, [source]);
  return <div ref={frame} role="img" aria-label={alt} className="size-full bg-cover bg-center" />;
}
