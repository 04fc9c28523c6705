"use client";

import { RESTORE_LANGUAGE } from "@/lib/platform/http/inline-scripts";

/**
 * Before anything is drawn: a choice of language whose cookie is gone is set again, and the page reloaded in it. A component of
 * the browser, so that a document has the script once, and not as data too.
 */
export const RestoreLanguage = () => <script dangerouslySetInnerHTML={{ __html: RESTORE_LANGUAGE }} />;
