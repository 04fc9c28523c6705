import { Search } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";

export interface SearchFieldProps {
  name: string;
  label: string;
  value: string | undefined;
}

/** A list's search field, with a spinner while the list is loading. */
export function SearchField({ name, label, value }: SearchFieldProps) {
  return (
    <Field label={label} className="min-w-56 flex-1">
      <span className="relative block">
        <StillIcon icon={Search} className="text-muted-foreground absolute inset-y-0 start-3.5 my-auto size-5" />
        <Input
          type="search"
          name={name}
          defaultValue={value ?? ""}
          maxLength={200}
          autoComplete="off"
          dir="auto"
          className="ps-11 pe-11"
        />
        <Spinner className="absolute inset-y-0 end-3.5 my-auto hidden size-5 group-aria-busy/filters:block" />
      </span>
    </Field>
  );
}
