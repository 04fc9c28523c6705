import { useLocale, useTranslations } from "next-intl";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { useTypedHours } from "@/components/shared/hours/typed-hours";
import { Card, CardTitle } from "@/components/ui/card";
import type { Application } from "@/lib/domains/applications/types";
import { formatDate, formatLength } from "@/lib/language/format";
import { href } from "@/lib/access/routes";
import { VoicePlayer } from "../voice-player";
import { Fact, Facts } from "./facts";

/** The worker's answers, and the photo and voice note sent with them. */
export function Answers({ application }: { application: Application }) {
  const t = useTranslations("applicationDetail");
  const locale = useLocale();
  const { phrase } = useOptionLabels();
  const typedHours = useTypedHours();
  const { gender, experience, shift, start_date: start, profile_image: photo, voice_note: voiceNote } = application;
  const hours = shift ? typedHours(shift) : null;
  const voiceLabel = t("voiceNote", { length: formatLength(application.voice_seconds ?? 0) });
  return (
    <Card asChild>
      <section aria-labelledby="answers">
        <CardTitle id="answers">{t("answers")}</CardTitle>
        <Facts>
          <Fact label={t("gender")}>{gender ? phrase("gender", gender) : t("notSpecified")}</Fact>
          <Fact label={t("experience")}>{experience ? phrase("experience", experience) : t("notSpecified")}</Fact>
          <Fact label={t("shift")}>
            {hours ? (
              <span dir="auto" lang={hours.lang}>
                {hours.text}
              </span>
            ) : (
              t("notSpecified")
            )}
          </Fact>
          {start ? <Fact label={t("availableFrom")}>{formatDate(start, locale)}</Fact> : null}
          {photo ? (
            <Fact label={t("photo")}>
              <img
                loading="lazy"
                src={href.smallPhoto(photo)}
                alt={t("photoAlt")}
                width={144}
                height={144}
                className="bg-muted mt-1 size-36 rounded-xl object-cover"
              />
            </Fact>
          ) : null}
          {voiceNote ? (
            <Fact label={voiceLabel}>
              <VoicePlayer src={voiceNote} label={voiceLabel} failed={t("voiceFailed")} />
            </Fact>
          ) : null}
        </Facts>
      </section>
    </Card>
  );
}
