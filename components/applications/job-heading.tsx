import { MapPin } from "lucide-react";
import { CategoryTile } from "@/components/shared/pictograms/pictogram";
import { TypedText } from "@/components/shared/translation/typed-text";

/** The job concerned: drawing, title, employer and place. */
export function JobHeading({
  job,
}: {
  job: { title: string; category: string; company_name: string | null; location: string };
}) {
  return (
    <div className="flex items-start gap-3">
      <CategoryTile category={job.category} />
      <div className="min-w-0">
        <TypedText as="h2" text={job.title} isTitle className="text-xl wrap-anywhere" />
        {job.company_name ? (
          <p dir="auto" className="wrap-anywhere">
            {job.company_name}
          </p>
        ) : null}
        <p className="text-muted-foreground flex items-start gap-1.5">
          <MapPin aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {job.location}
          </span>
        </p>
      </div>
    </div>
  );
}
