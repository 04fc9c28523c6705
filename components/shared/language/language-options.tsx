import { LANGUAGE_NAMES, LANGUAGES } from "@/lib/language/i18n/languages";

/** The ten languages by their own names, as a select's options. */
export const LanguageOptions = () =>
  LANGUAGES.map((language) => (
    <option key={language} value={language} lang={language}>
      {LANGUAGE_NAMES[language]}
    </option>
  ));
