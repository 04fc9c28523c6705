import type { ReactNode } from "react";
import { HidingImage } from "./hiding-image";

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
      <HidingImage src={src} loading="lazy" className={`peer ${look}`} />
      <span className="peer-[:not([hidden])]:hidden">{children}</span>
    </>
  );
