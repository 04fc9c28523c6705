"use client";

import { useEffect } from "react";
import { forgetOthersDrafts } from "./draft-storage";

/** On every page of a signed-in user: deletes other users' drafts from this tab. */
export function DraftRule({ userId }: { userId: string }) {
  useEffect(() => forgetOthersDrafts(userId), [userId]);
  return null;
}
