import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import { cache } from "react";
import { AuthScreen } from "@/components/auth/auth-screen";
import { jobPosting } from "@/components/jobs/public/job-posting";
import { PublicJob } from "@/components/jobs/public/public-job";
import { publicMetadata } from "@/components/jobs/public/public-metadata";
import { ownOrigin } from "@/lib/platform/env";
import { nonceIn } from "@/lib/platform/http/page-policy";
import { getPublicJob } from "@/lib/domains/jobs/public-queries";
import type { PublicJob as PublicJobData } from "@/lib/domains/jobs/types";
import { findSignInRefusal, signInMetadata } from "../../../../sign-in";

type Props = { params: Promise<{ jobId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [job, language, t] = await Promise.all([load((await params).jobId), getLocale(), getTranslations()]);
  return job ? publicMetadata(job, language, t, ownOrigin()) : signInMetadata();
}

/**
 * A visitor's screen at a shared job's address: its public face, then login and registration. Shown by the middleware for
 * open jobs; one that has closed in the meantime gets the login alone, like any other address.
 */
export default async function SharedJobPage({ params }: Props) {
  const { jobId } = await params;
  const [job, refusal] = await Promise.all([load(jobId), findSignInRefusal()]);
  return (
    <>
      {job && <JobPosting job={job} />}
      <AuthScreen subject={job && <PublicJob job={job} />} region={job?.region ?? null} refusal={refusal} />
    </>
  );
}

/** The job for search engines. Browsers do not run it, but the policy of the page is the same for every script element. */
async function JobPosting({ job }: { job: PublicJobData }) {
  const [t, request] = await Promise.all([getTranslations(), headers()]);
  const posting = jobPosting(job, t);
  // A "<" could end the element.
  const json = posting && JSON.stringify(posting).replaceAll("<", String.raw`\u003c`);
  if (json === null) return null;
  const nonce = nonceIn(request.get("Content-Security-Policy"));
  return <script type="application/ld+json" nonce={nonce} dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Used for the title and the page, read once. */
const load = cache(async (jobId: string) => getPublicJob({ language: await getLocale() }, jobId));
