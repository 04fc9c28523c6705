import { PhoneStep } from "@/components/profile/steps/phone-step";
import { stepMetadata, StepScreen } from "@/components/profile/steps/step-screen";
import { requirePageActor } from "@/lib/auth/page-guard";
import { getAccount } from "@/lib/users/account-queries";

export const generateMetadata = () => stepMetadata("phone");

/** The last step: the phone number. */
export default async function PhoneStepPage() {
  const worker = await requirePageActor("worker");
  const { phone, whatsapp } = await getAccount(worker);
  return (
    <StepScreen step="phone" texts={["apply.phone", "apply.phoneHint", "apply.whatsapp"]}>
      <PhoneStep userId={worker.id} account={{ phone, whatsapp }} />
    </StepScreen>
  );
}
