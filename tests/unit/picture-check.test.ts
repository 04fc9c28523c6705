import { describe, expect, test } from "vitest";
import { pictureFault } from "@/components/shared/picture-check";

const file = (bytes: string | Uint8Array<ArrayBuffer>, name = "picture.jpg") => new File([bytes], name);
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe("pictureFault", () => {
  test.each([
    ["a JPEG", "\xff\xd8\xff\xe0 rest"],
    ["a PNG", "\x89PNG\r\n\x1a\n rest"],
    ["a WebP", "RIFF\x0a\x01\x00\x00WEBPVP8 "],
    ["a HEIC", "\x00\x00\x00\x18ftypheic"],
    ["an SVG", "<svg xmlns='x'>"],
    ["an SVG with a declaration", "<?xml version='1.0'?>"],
    ["an animated GIF", "GIF89a..."],
  ])("accepts %s, whatever its name", async (_name, head) => {
    expect(await pictureFault(file(bytes(head), "letter.pdf"))).toBeNull();
  });

  test.each([
    ["a PDF", "%PDF-1.7"],
    ["a web page", "<html><body>"],
    ["nothing", ""],
    ["another RIFF", "RIFF\x0a\x01\x00\x00WAVEfmt "],
  ])("refuses %s named like a picture", async (_name, head) => {
    expect(await pictureFault(file(bytes(head)))).toBe("imageUnreadable");
  });

  test("refuses more than 8 MB without reading them", async () => {
    expect(await pictureFault(file(new Uint8Array(8 * 1024 * 1024 + 1)))).toBe("imageTooLarge");
  });
});
