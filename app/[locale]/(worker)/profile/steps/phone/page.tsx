import { PhoneStep } from "@/components/profile/steps/phone-step";
import { stepMetadata, StepScreen } from "@/components/profile/steps/step-screen";
import { mayAskContact } from "@/lib/domains/applications/policy";
import { findOwnStatus } from "@/lib/domains/applications/queries";
import { applicationParams } from "@/lib/domains/applications/schema";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { href } from "@/lib/access/routes";
import { getAccount } from "@/lib/domains/users/queries";

export const generateMetadata = () => stepMetadata("phone");

/** The last step: the phone number; also opened from an application whose employer wants to call. */
export default async function PhoneStepPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const worker = await requirePageActor("worker");
  const { application } = singleValues(await searchParams);
  const from = applicationParams.safeParse({ id: application }).data?.id ?? null;
  const [{ phone, whatsapp }, status] = await Promise.all([
    getAccount(worker),
    from === null ? null : findOwnStatus(worker, { id: from }),
  ]);
  return (
    <StepScreen
      step="phone"
      texts={["apply.phone", "apply.phoneHint", "apply.whatsapp"]}
      from={from === null ? null : href.application(from)}
    >
      <PhoneStep
        userId={worker.id}
        account={{ phone, whatsapp }}
        applicationId={from}
        isTold={status !== null && mayAskContact(status.status)}
      />
    </StepScreen>
  );
}
