/** Why a job is held, as admins and owners read it: by a plain name, never by the id of a rule. */
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FoundList } from "@/components/reports/found-list";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { RULE_EFFECTS } from "@/lib/domains/trust/wording-options";
import type en from "@/messages/en.json";

test.each(LANGUAGES)("each rule has a name in %s", async (language) => {
  const messages = ((await import(`@/messages/${language}.json`)) as { default: typeof en }).default;
  for (const rule of Object.keys(RULE_EFFECTS)) {
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale={language} messages={messages} timeZone="Asia/Kolkata">
        <FoundList title="" found={[{ rule, words: "these words" }]} />
      </NextIntlClientProvider>,
    );
    const { [rule as keyof typeof RULE_EFFECTS]: name } = messages.measures.rule;
    expect(html).toContain(`${name.replace("'", "&#x27;")} <q dir="auto">these words</q>`);
    expect(html).not.toContain(`>${rule} `);
  }
});
