"use client";

import { useState } from "react";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { href } from "@/lib/access/routes";

/** The company's logo; our drawing of a company if there is none or it cannot be loaded. Decorative. */
export function CompanyLogo({ logo }: { logo: string | null }) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <span className="tile tile-lake flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-xl">
      {logo && !hasFailed ? (
        <img
          loading="lazy"
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
