import { AuthScreen } from "@/components/auth/auth-screen";
import { signInMetadata } from "../../../sign-in";

export const generateMetadata = signInMetadata;

/** The start page of a browser in which nobody has logged in yet: the registration is open. Prerendered. */
export default async function NewcomerPage() {
  return <AuthScreen first="register" />;
}
