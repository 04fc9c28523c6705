import type { EmployerMark } from "@/lib/domains/users/mark-options";

/** The sign beside the words of an employer's mark. */
export const markPictogram = (mark: EmployerMark): "verified" | "check" | "unchecked" =>
  mark === "checked" ? "verified" : mark === "number" ? "check" : "unchecked";
