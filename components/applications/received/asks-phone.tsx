"use client";

import { createContext, useContext, type ReactNode } from "react";

const AsksPhone = createContext(false);

/** Whether the employer's account has no phone number yet: the first shortlisting or acceptance then asks for it. */
export const useAsksPhone = (): boolean => useContext(AsksPhone);

/** Says so to the decisions below. */
export const AsksPhoneScope = ({ asksPhone, children }: { asksPhone: boolean; children: ReactNode }) => (
  <AsksPhone value={asksPhone}>{children}</AsksPhone>
);
