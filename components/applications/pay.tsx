import type { ReactNode } from "react";

/** Sets the amount off from its words in a message: `t.rich("perMonth", { salary, pay })`. */
export const pay = (amount: ReactNode) => <span className="text-pay">{amount}</span>;
