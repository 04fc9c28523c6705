import { AppError } from "@/lib/platform/http/errors";
import { NOTHING } from "@/lib/platform/http/operation";
import { route } from "@/lib/access/route";

/** An unknown API path is answered with an error like any other, not with the page for people. */
const nothingHere = route({ access: "any", answer: NOTHING }, () => {
  throw new AppError("not_found");
});

export { nothingHere as GET, nothingHere as POST, nothingHere as PUT, nothingHere as PATCH, nothingHere as DELETE };
