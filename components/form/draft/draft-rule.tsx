"use client";

import { useEffect } from "react";
import { forgetOthersDrafts } from "./draft-storage";

/** On every page of somebody who is signed in: this tab forgets what an earlier user typed and did not send. */
export function DraftRule({ userId }: { userId: string }) {
  useEffect(() => forgetOthersDrafts(userId), [userId]);
  return null;
}
