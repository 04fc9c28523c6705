import { AdminLoginScreen } from "@/components/auth/admin-login-screen";
import { adminLoginMetadata } from "../../sign-in";

export const generateMetadata = adminLoginMetadata;

/** The admins' login page. Prerendered. */
export default async function AdminLoginPage() {
  return <AdminLoginScreen />;
}
