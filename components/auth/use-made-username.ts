"use client";

import { useEffect, useRef, useState } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import type { RegisterFormOutput, RegisterFormValues } from "@/lib/domains/users/schema";
import { useUsernameFor } from "@/lib/domains/users/suggestions-client";

/** Milliseconds without a key before a name counts as typed. */
const PAUSE = 500;

/** Fills in a free username made of the name, as long as nobody has typed another there. */
export function useMadeUsername({
  control,
  getValues,
  setValue,
}: UseFormReturn<RegisterFormValues, unknown, RegisterFormOutput>): void {
  const name = useWatch({ control, name: "name" });
  const [typed, setTyped] = useState("");
  useEffect(() => {
    const pause = setTimeout(() => setTyped(name.trim()), PAUSE);
    return () => clearTimeout(pause);
  }, [name]);
  const free = useUsernameFor(typed);
  const made = useRef("");
  useEffect(() => {
    if (free === null || !["", made.current].includes(getValues("username") ?? "")) return;
    made.current = free;
    setValue("username", free, { shouldValidate: true });
    // Only another name fills the field again: someone who empties it wants to type.
  }, [free, getValues, setValue]);
}
