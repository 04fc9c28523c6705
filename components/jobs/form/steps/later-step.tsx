import { SectionFields } from "../section-fields";
import { STEP_CONTROLS } from "./step-controls";
import type { Step } from "./step-list";

/** The fields of a step after the first. */
export default function LaterStep({ parts }: Pick<Step, "parts">) {
  return parts.map((part, index) => (
    <SectionFields key={index} form="create" section={part} texts={{}} controls={STEP_CONTROLS} />
  ));
}
