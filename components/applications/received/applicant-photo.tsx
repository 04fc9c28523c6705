import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { Dialog, DialogContent, DialogHeader, DialogTitle, DialogTrigger } from "@/components/ui/dialog";
import { href } from "@/lib/access/routes";

/** The applicant's selfie or, failing that, the profile photo, enlarged when pressed; initials if there is neither. */
export function ApplicantPhoto({ src, name }: { src: string | null; name: string }) {
  const t = useTranslations("jobApplications.card");
  if (src === null) return <Avatar name={name} className="size-14 text-xl sm:size-16" />;
  return (
    <Dialog>
      <DialogTrigger aria-label={t("enlarge", { name })} className="shrink-0 cursor-zoom-in rounded-full">
        <Avatar src={href.smallPhoto(src)} name={name} className="size-14 text-xl sm:size-16" />
      </DialogTrigger>
      <DialogContent closeLabel={t("closePhoto")}>
        <DialogHeader>
          <DialogTitle>{name}</DialogTitle>
        </DialogHeader>
        <img
          loading="lazy"
          src={src}
          alt={t("photoOf", { name })}
          width={800}
          height={800}
          className="max-h-[65dvh] w-full rounded-lg object-contain"
        />
      </DialogContent>
    </Dialog>
  );
}
