import { PlaceStep } from "@/components/profile/steps/place-step";
import { stepMetadata, StepScreen } from "@/components/profile/steps/step-screen";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { getWorkerPlaces, listCitiesToOffer } from "@/lib/domains/profiles/places-service";

export const generateMetadata = () => stepMetadata("place");

/** The third step: where to look for work. */
export default async function PlaceStepPage() {
  const worker = await requirePageActor("worker");
  const { items } = getWorkerPlaces(worker);
  const offered = await listCitiesToOffer(worker, "tiles");
  return (
    <StepScreen step="place" texts={["places"]}>
      <PlaceStep initial={items} offered={offered} />
    </StepScreen>
  );
}
