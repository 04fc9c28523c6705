import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { AuthScreen } from "@/components/auth/auth-screen";
import { PublicJob } from "@/components/jobs/public/public-job";
import { publicMetadata } from "@/components/jobs/public/public-metadata";
import { ownOrigin } from "@/lib/env";
import { getPublicJob } from "@/lib/jobs/public-queries";

type Props = { params: Promise<{ jobId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [job, language, t] = await Promise.all([load((await params).jobId), getLocale(), getTranslations()]);
  return job ? publicMetadata(job, language, t, ownOrigin()) : { title: t("auth.metaTitle") };
}

/**
 * A visitor's screen at a shared job's address: its public face, then login and registration. Shown by the middleware for
 * open jobs; one that has closed in the meantime gets the login alone, like any other address.
 */
export default async function SharedJobPage({ params }: Props) {
  const job = await load((await params).jobId);
  return <AuthScreen subject={job && <PublicJob job={job} />} />;
}

/** Used for the title and the page, read once. */
const load = cache(async (jobId: string) => getPublicJob({ language: await getLocale() }, jobId));
