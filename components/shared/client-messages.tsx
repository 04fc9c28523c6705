import { ClientTexts, type ClientTextsProps } from "./client-texts";
import { QueryProvider } from "./query-provider";

/** The same for components that also use the visit's cache of fetched data (TanStack Query). */
export const ClientMessages = ({ namespaces, children }: ClientTextsProps) => (
  <ClientTexts namespaces={namespaces}>
    <QueryProvider>{children}</QueryProvider>
  </ClientTexts>
);
