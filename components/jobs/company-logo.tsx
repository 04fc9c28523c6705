import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { PictureOr } from "@/components/ui/picture-or";
import { href } from "@/lib/access/routes";

/** The company's logo; our drawing of a company if there is none or it cannot be loaded. Decorative. */
export const CompanyLogo = ({ logo }: { logo: string | null }) => (
  <span className="tile tile-lake flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-xl">
    <PictureOr src={logo && href.upload(logo, "small")} look="bg-card size-full object-contain">
      <Pictogram name="company" className="size-12" />
    </PictureOr>
  </span>
);
