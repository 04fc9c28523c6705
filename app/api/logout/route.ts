import { endSession } from "@/lib/auth/session";
import { route } from "@/lib/http/route";

export const POST = route({ access: "any" }, () => endSession());
