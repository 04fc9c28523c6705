import { AuthScreen } from "@/components/auth/auth-screen";
import { signInMetadata } from "../../../sign-in";

export const generateMetadata = signInMetadata;

/**
 * Login and registration at an address that only employers have. The middleware shows it in English, in which employers
 * work, and there is no other language to choose. Prerendered.
 */
export default async function EmployerAuthPage() {
  return <AuthScreen audience="employer" />;
}
