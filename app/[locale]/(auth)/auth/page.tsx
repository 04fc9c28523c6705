import { AuthScreen } from "@/components/auth/auth-screen";
import { signInMetadata } from "../../sign-in";

export const generateMetadata = signInMetadata;

/** Login and registration, shown by the middleware at the requested address. Prerendered. */
export default async function AuthPage() {
  return <AuthScreen />;
}
