import { NotFoundScreen } from "@/components/shared/screens/not-found-screen";

/** The middleware rewrites unknown paths to this page, with status 404. Its title: ../../not-found.tsx. */
export default async function NotFoundPage() {
  return <NotFoundScreen />;
}
