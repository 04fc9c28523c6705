import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { Parameters } from "../list-parameters";

export interface DayFieldsProps {
  labels: { from: string; to: string };
  parameters: Parameters;
  /** The latest day that can be chosen, YYYY-MM-DD. */
  today: string;
}

/** The first and the last day that a log shows. */
export function DayFields({ labels, parameters, today }: DayFieldsProps) {
  return (["from", "to"] as const).map((name) => (
    <Field key={name} label={labels[name]} className="w-44 max-sm:flex-1">
      <Input type="date" name={name} defaultValue={parameters[name] ?? ""} max={today} />
    </Field>
  ));
}
