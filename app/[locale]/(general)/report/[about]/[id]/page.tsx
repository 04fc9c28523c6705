import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { cache } from "react";
import { OutboxWatch } from "@/components/form/outbox/outbox-watch";
import { ReportForm } from "@/components/reports/report-form";
import { composeHeading } from "@/components/jobs/heading/compose-heading";
import { ClientTexts } from "@/components/shared/client-texts";
import { Card } from "@/components/ui/card";
import { getCurrentActor } from "@/lib/access/auth/session";
import { hasFirstSteps } from "@/lib/access/auth/page-guard";
import { formAction } from "@/lib/access/routes";
import { newId } from "@/lib/core/new-id";
import { isOneOf } from "@/lib/core/objects";
import { findReported, reportedFacts } from "@/lib/domains/reports/queries";
import { REPORTED } from "@/lib/domains/trust/report-options";
import { outboxKeys } from "@/lib/domains/users/outbox-queries";
import { findRefusal } from "@/lib/platform/http/form-refusals";
import { pageTitle } from "@/lib/language/i18n/page-title";

type Props = { params: Promise<{ about: string; id: string }> };

export const generateMetadata = pageTitle("report.title", { robots: { index: false } });

const load = cache(async (about: string, id: string) => {
  const actor = await getCurrentActor();
  // Someone with first steps to take reports as a visitor does.
  const reader = actor && !hasFirstSteps(actor) ? actor : null;
  const reported = isOneOf(REPORTED, about) ? await findReported(reader, { about, id }) : null;
  return { reader, reported };
});

/** 'What is wrong?': five pictures, about a job or the other side of an application. Works without script. */
export default async function ReportPage({ params }: Props) {
  const { about, id } = await params;
  const { reader, reported } = await load(about, id);
  if (!reported || !isOneOf(REPORTED, about)) notFound();
  const [t, tAll, language] = await Promise.all([getTranslations("report"), getTranslations(), getLocale()]);
  const actions = reader ? [formAction.report()] : [formAction.reportAsVisitor()];
  const heading = composeHeading(await reportedFacts(reported.jobId, language), tAll);
  return (
    <div className="page page-fade">
      {/* Kept without network, it goes by itself here too. */}
      {reader ? <OutboxWatch userId={reader.id} /> : null}
      <div className="mx-auto grid max-w-2xl grid-cols-1 gap-4">
        <header className="grid gap-1">
          <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
          <p dir="auto" className="text-muted-foreground wrap-anywhere">
            {heading.full}
          </p>
        </header>
        <Card>
          <ClientTexts
            namespaces={["report", "apply.voice", "waiting", "options.reportTopic", "errors", "validation", "shell"]}
          >
            <ReportForm
              {...{ about, id }}
              heading={heading.short}
              reader={reader && { userId: reader.id, sealingKey: outboxKeys(reader)[0] }}
              postKey={newId()}
              refusal={await findRefusal(actions, reader?.id ?? null, language)}
            />
          </ClientTexts>
        </Card>
      </div>
    </div>
  );
}
