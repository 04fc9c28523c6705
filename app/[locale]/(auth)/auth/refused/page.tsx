import { AuthScreen } from "@/components/auth/auth-screen";
import { findSignInRefusal, signInMetadata } from "../../../sign-in";

export const generateMetadata = signInMetadata;

/** Login and registration for a browser that may have posted one of them in vain. Rendered per request. */
export default async function RefusedAuthPage() {
  return <AuthScreen refusal={await findSignInRefusal()} />;
}
