import { redirect } from "next/navigation";
import { href } from "@/lib/access/routes";

/** The complaints' old address: they are cases now. */
export default function GrievancesPage() {
  redirect(href.adminCases());
}
