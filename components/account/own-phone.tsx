import type { ReactNode } from "react";
import { PhoneField } from "@/components/auth/account-fields";
import { SwitchField } from "@/components/form/fields/switch-field";

type Props = { label: string; hint: ReactNode; whatsapp: string; required?: boolean };

/**
 * Asks for the user's own phone number where it is first needed: `phone` and `whatsapp` in the form. A worker may
 * leave it empty, an employer not (docs/decisions).
 */
export const OwnPhone = ({ label, hint, whatsapp, required = false }: Props) => (
  <div className="grid grid-cols-1 gap-2">
    <PhoneField label={label} hint={hint} required={required} />
    <SwitchField<{ whatsapp: boolean }> name="whatsapp" label={whatsapp} />
  </div>
);
