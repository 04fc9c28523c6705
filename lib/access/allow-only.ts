import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { NOTHING, type Method } from "@/lib/platform/http/operation";
import { route } from "./route";

const METHODS: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

type Refusal = ReturnType<typeof refusal>;
type Rest<M extends Method> = Record<Exclude<Method, M>, Refusal> & { OPTIONS: () => Response };

/**
 * The exports of a route file for the methods that its path does not serve: 405 as a problem that names those it does,
 * and OPTIONS, which names them too. (Next's own 405 is empty, and its OPTIONS would take the refusals for services.)
 * @example export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
 */
export function allowOnly<M extends Method>(...served: readonly M[]): Rest<M> {
  const allow = METHODS.filter((method) => served.some((one) => one === method))
    .flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]))
    .concat("OPTIONS")
    .join(", ");
  const refuse = refusal(allow);
  const refusals = METHODS.filter((method) => !served.some((one) => one === method)).map((method) => [method, refuse]);
  const OPTIONS = () => new Response(null, { status: 204, headers: { Allow: allow } });
  return { ...Object.fromEntries(refusals), OPTIONS } as Rest<M>;
}

/** `isRefusal` tells it from the handlers of operations. */
const refusal = (allow: string) =>
  Object.assign(
    route({ access: "any", answer: NOTHING }, () => {
      throw new AppError("method_not_allowed", { headers: { Allow: allow } });
    }),
    { isRefusal: true },
  );
