import { AdminLoginScreen } from "@/components/auth/admin-login-screen";
import { adminLoginMetadata, findAdminRefusal } from "../../../sign-in";

export const generateMetadata = adminLoginMetadata;

/** The admins' login for a browser that may have posted it in vain. Rendered per request. */
export default async function RefusedAdminLoginPage() {
  return <AdminLoginScreen refusal={await findAdminRefusal()} />;
}
