import { useTranslations } from "next-intl";
import { KEY_LOOK } from "./key-hint";

/** Names the keys of a list, where there is a keyboard (office-keys.tsx). */
export function RowKeys() {
  const t = useTranslations("adminTable");
  return (
    <p className="text-muted-foreground max-lg:hidden">
      {t.rich("keys", { kbd: (key) => <kbd className={KEY_LOOK}>{key}</kbd> })}
    </p>
  );
}
