import { adminExamples, runningExamples } from "./admin";
import { authExamples, profileExamples, secondFactorExamples, userExamples } from "./account";
import { applicationExamples } from "./applications";
import type { Example } from "./example";
import { jobExamples, placeExamples, savedSearchExamples } from "./jobs";
import {
  deliveryExamples,
  grievanceExamples,
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
  ...savedSearchExamples,
  ...placeExamples,
  ...applicationExamples,
  ...grievanceExamples,
  ...notificationExamples,
  ...deliveryExamples,
  ...translationExamples,
  ...adminExamples,
  ...runningExamples,
  ...taskExamples,
};
