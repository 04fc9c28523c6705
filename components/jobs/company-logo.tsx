"use client";

import Image from "next/image";
import { useState } from "react";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { cn } from "@/lib/core/utils";
import { href } from "@/lib/access/routes";

/** The company's logo; our drawing of a company if there is none or it cannot be loaded. Decorative. */
export function CompanyLogo({ logo, className }: { logo: string | null; className?: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <span
      className={cn(
        "tile tile-lake flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-xl",
        className,
      )}
    >
      {logo && !hasFailed ? (
        <Image
          src={href.upload(logo, "small")}
          alt=""
          width={64}
          height={64}
          className="bg-card size-full object-contain"
          onError={() => setHasFailed(true)}
        />
      ) : (
        <Pictogram name="company" className="size-12" />
      )}
    </span>
  );
}
