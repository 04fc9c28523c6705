import type { ReactNode } from "react";

/** Highlights the amount within a message: `t.rich("perMonth", { salary, pay })`. */
export const pay = (amount: ReactNode) => <span className="text-pay">{amount}</span>;
