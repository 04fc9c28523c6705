import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CompanyLogo } from "@/components/jobs/company-logo";

test("a logo has our drawing behind it from the server on, for one that fails before the script is there", () => {
  const html = renderToStaticMarkup(<CompanyLogo logo="0123.webp" />);
  expect(html).toMatch(/<img [^>]*class="peer /);
  expect(html).toMatch(/<span class="peer-\[:not\(\[hidden\]\)\]:hidden"><svg/);
  expect(renderToStaticMarkup(<CompanyLogo logo={null} />)).not.toContain("<img");
});
