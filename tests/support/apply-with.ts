import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";
import type { Person } from "./factories";

/**
 * Applies for a job as the form does, with a photo or a voice note.
 * @param isSharing whether the worker agrees that the employer sees more than the answers.
 */
export function applyWith(
  { browser }: Person,
  jobId: string,
  files: { profileImage?: File; voiceNote?: File },
  isSharing = true,
) {
  const form = new FormData();
  form.set("gender", "male");
  form.set("experience", "10+ years");
  for (const [name, file] of Object.entries(files)) form.set(name, file);
  if (isSharing) form.set("consent", JSON.stringify({ version: CONSENT_VERSIONS.sharing, language: "en" }));
  return browser.call("POST", `/api/service-requests/${jobId}/apply`, { form });
}
