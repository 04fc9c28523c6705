import type en from "@/messages/en.json";
import type { Language } from "./languages";

declare module "next-intl" {
  interface AppConfig {
    Messages: typeof en;
    Locale: Language;
  }
}
