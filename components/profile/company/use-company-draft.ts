"use client";

import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { keepPhoto, readPhoto } from "@/components/shared/draft/draft-photo";
import { clearDraft, forgetDrafts, readDraft, writeText } from "@/components/shared/draft/draft-storage";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { CompanyFields } from "./company-fields";

const text = z.string();
const draftFields = z.object({
  removeCompanyLogo: z.boolean(),
  companyName: text,
  companyDescription: text,
  location: text,
  name: text,
  contact: text,
});

// Parsed first: the form and the server order them differently.
const asText = (fields: CompanyFields): string => JSON.stringify(draftFields.parse(fields));

/**
 * Keeps what was changed and not saved in this tab, and brings it back when the form opens: after a reload or a new
 * login. @param key names the user's draft. @param saved what the server has.
 */
export function useCompanyDraft(key: string, userId: string, form: UseFormReturn<CompanyFields>, saved: CompanyFields) {
  // The server knows no draft; the note appears once the page is alive.
  const isHydrated = useHydrated();
  const [kept] = useState(() => (typeof window === "undefined" ? NOTHING : readKept(key)));
  const [isSettled, setSettled] = useState(false);
  const [isLogoLost, setLogoLost] = useState(kept.isLost);
  const server = useRef(saved);
  const logo = useRef<File | null>(null);
  const { subscribe, reset } = form;

  useEffect(() => {
    forgetDrafts(userId);
    if (kept.isAnything) {
      logo.current = kept.photo;
      reset({ ...server.current, ...kept.fields, companyLogo: kept.photo }, { keepDefaultValues: true });
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        writeText(key, asText(values) === asText(server.current) ? null : asText(values));
        if (values.companyLogo === logo.current) return;
        const chosen = (logo.current = values.companyLogo);
        setLogoLost(false);
        void keepPhoto(key, chosen, () => logo.current === chosen);
      },
    });
  }, [key, kept, userId, subscribe, reset]);

  return {
    isRestored: isHydrated && kept.isAnything && !isSettled,
    isLogoLost: isHydrated && isLogoLost,
    /** The form holds what the server has: saved, or given up. */
    settle: (fields: CompanyFields) => {
      server.current = fields;
      logo.current = null;
      reset(fields, { keepSubmitCount: true });
      clearDraft(key);
      setSettled(true);
      setLogoLost(false);
    },
  };
}

type Kept = {
  fields: z.output<typeof draftFields> | undefined;
  photo: File | null;
  isLost: boolean;
  isAnything: boolean;
};
const NOTHING: Kept = { fields: undefined, photo: null, isLost: false, isAnything: false };

function readKept(key: string): Kept {
  const fields = draftFields.safeParse(readDraft(key)).data;
  const logo = readPhoto(key);
  return { fields, ...logo, isAnything: fields !== undefined || logo.photo !== null || logo.isLost };
}
