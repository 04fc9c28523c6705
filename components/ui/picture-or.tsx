"use client";

import type { ReactNode } from "react";

export interface PictureOrProps {
  src: string | null;
  /** The picture's classes. */
  look: string;
  /** Shown without a picture, or if it cannot be loaded. */
  children: ReactNode;
}

/** A picture beside words that say what it shows, or something in its place. */
export const PictureOr = ({ src, look, children }: PictureOrProps) =>
  src === null ? (
    children
  ) : (
    <>
      <img
        src={src}
        alt=""
        className={`peer ${look}`}
        // Without state: a picture may fail before React is there, and then nothing is drawn.
        onError={({ currentTarget }) => (currentTarget.hidden = true)}
      />
      <span className="peer-[:not([hidden])]:hidden">{children}</span>
    </>
  );
