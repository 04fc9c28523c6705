import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { CallScreen, callMetadata } from "@/components/grievances/call-screen";
import { findRefusal } from "@/lib/platform/http/form-refusals";
import { formAction } from "@/lib/access/routes";

export const generateMetadata = (): Promise<Metadata> => callMetadata();

/** The same for a browser that may have posted the form in vain. Rendered per request. */
export default async function RefusedCallPage() {
  return <CallScreen refusal={await findRefusal([formAction.askForCall()], null, await getLocale())} />;
}
