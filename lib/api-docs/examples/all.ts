import { adminExamples, runningExamples } from "./admin";
import { authExamples, profileExamples, secondFactorExamples, userExamples } from "./account";
import { applicationExamples } from "./applications";
import { caseExamples } from "./cases";
import type { Example } from "./example";
import { jobExamples, placeExamples, postingExamples, savedSearchExamples } from "./jobs";
import {
  deliveryExamples,
  grievanceExamples,
  reportExamples,
  notificationExamples,
  ownDataExamples,
  taskExamples,
  translationExamples,
} from "./told";

/** An example of every operation that takes or answers JSON. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  ...userExamples,
  ...secondFactorExamples,
  ...authExamples,
  ...profileExamples,
  ...ownDataExamples,
  ...jobExamples,
  ...postingExamples,
  ...savedSearchExamples,
  ...placeExamples,
  ...applicationExamples,
  ...grievanceExamples,
  ...reportExamples,
  ...caseExamples,
  ...notificationExamples,
  ...deliveryExamples,
  ...translationExamples,
  ...adminExamples,
  ...runningExamples,
  ...taskExamples,
};
