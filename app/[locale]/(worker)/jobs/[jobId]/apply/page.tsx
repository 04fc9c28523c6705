import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ApplyForm } from "@/components/applications/apply/apply-form";
import { CannotApply } from "@/components/applications/apply/cannot-apply";
import { JobToApply } from "@/components/applications/apply/job-to-apply";
import { jobWords } from "@/components/jobs/heading/job-words";
import { AppLink } from "@/components/shared/app-link";
import { ownHours } from "@/components/shared/hours/typed-hours";
import { ClientTexts } from "@/components/shared/client-texts";
import { RefreshWhenOnline } from "@/components/shared/refresh-when-online";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { findRefusal } from "@/lib/platform/http/form-refusals";
import { orNotFound } from "@/lib/platform/http/or-not-found";
import type { SearchParams } from "@/lib/platform/http/search-params";
import { findAgainFrom } from "@/lib/domains/applications/queries";
import { getJob } from "@/lib/domains/jobs/queries";
import { formatDate } from "@/lib/language/format";
import { newId } from "@/lib/core/new-id";
import { getWorkerProfile } from "@/lib/domains/profiles/queries";
import { PRODUCT } from "@/lib/core/product";
import { formAction, href } from "@/lib/access/routes";
import { getAccount } from "@/lib/domains/users/queries";
import { outboxKeys } from "@/lib/domains/users/outbox-queries";
import { shownName } from "@/lib/domains/users/shown-name-policy";

type Props = { params: Promise<{ jobId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("apply");
  return { title: t("title") };
}

/** The application form (screen 8), or the reason there is none. */
export default async function ApplyPage({ params, searchParams }: Props) {
  const { jobId } = await params;
  const worker = await requirePageActor("worker");
  const job = await orNotFound(getJob(worker, jobId));
  const [profile, account, refusal, tAll, t, tConsent] = await Promise.all([
    getWorkerProfile(worker),
    getAccount(worker),
    findRefusal([formAction.apply(jobId)], worker.id, worker.language),
    getTranslations(),
    getTranslations("apply"),
    getTranslations("consent"),
  ]);
  const { gender, experience, photo, preferredShift } = profile;
  const obstacle = job.applied ? "applied" : job.status === "open" ? null : "closed";
  const from = obstacle === "applied" ? await findAgainFrom(worker, jobId) : null;
  const again = from && formatDate(from.toISOString(), worker.language);
  return (
    <div className="page page-fade grid grid-cols-1 gap-3 pt-2 md:gap-5 md:pt-6">
      <RefreshWhenOnline />
      <header className="flex items-center gap-2">
        <AppLink
          href={href.job(jobId)}
          aria-label={t("back")}
          className={buttonVariants({ variant: "ghost", size: "icon", className: "-ms-3" })}
        >
          <Icon name="arrow-left" className="size-6" />
        </AppLink>
        <h1 className="text-lg sm:text-3xl">{t("title")}</h1>
      </header>
      <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-6">
        <div className="lg:sticky lg:top-24">
          <JobToApply job={job} />
        </div>
        {obstacle ? (
          <Card>
            <CannotApply
              jobId={jobId}
              obstacle={obstacle}
              again={again && tAll("errors.apply_later", { date: again })}
            />
          </Card>
        ) : (
          <div className="grid grid-cols-1">
            <ClientTexts
              namespaces={[
                "apply",
                "waiting",
                "options.experience",
                "options.gender",
                "options.hours",
                "options.shift",
                "validation",
              ]}
            >
              <ApplyForm
                outboxKey={outboxKeys(worker)[0]}
                jobId={jobId}
                userId={worker.id}
                heading={jobWords(job, tAll).heading.short}
                name={shownName(profile.name)}
                kept={{ gender, experience, photo, hours: ownHours(preferredShift, tAll) }}
                asksPhone={account.phone === null}
                opensAll={(await searchParams).change === "all"}
                postKey={newId()}
                refusal={refusal}
                sentWords={tAll("finish.sent")}
                noticeLabel={tConsent("notice", { product: PRODUCT })}
              />
            </ClientTexts>
          </div>
        )}
      </div>
    </div>
  );
}
