import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogHeader, DialogTitle, DialogTrigger } from "@/components/ui/dialog";

const KEYS = [
  ["j", "next"],
  ["k", "previous"],
  ["s", "shortlist"],
  ["x", "reject"],
  ["?", "help"],
] as const;

/** The keys of the list, where there is a keyboard. */
export function KeysHelp() {
  const t = useTranslations("jobApplications.keys");
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          data-keys-help
          aria-label={t("title")}
          className="max-lg:hidden noscript:hidden"
        >
          ?
        </Button>
      </DialogTrigger>
      <DialogContent closeLabel={t("close")}>
        <DialogHeader>
          <DialogTitle>{t("title")}</DialogTitle>
        </DialogHeader>
        <dl className="grid grid-cols-[3rem_1fr] items-center gap-y-2">
          {KEYS.map(([key, name]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="border-input bg-muted rounded-md border px-2.5 py-1 font-mono">{key}</kbd>
              </dt>
              <dd>{t(name)}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  );
}
