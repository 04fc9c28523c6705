import { RESTORE_LANGUAGE } from "@/lib/platform/http/inline-scripts";

/**
 * Restores a choice whose cookie is gone (browsers and cleaners drop cookies sooner than local storage): sets the
 * cookie and reloads the page in that language. An inline script of the document, run before anything is drawn, so that
 * the other language does not flash.
 */
export const RestoreLanguage = () => <script dangerouslySetInnerHTML={{ __html: RESTORE_LANGUAGE }} />;
