import { describe, expect, test } from "vitest";
import { readAudio } from "@/lib/platform/uploads/audio";
import { lengthened, voiceNote } from "../support/voice-notes";

const GOOD = [
  ["chrome.webm", "webm", "opus"],
  ["chrome.mp4", "mp4", "opus"],
  ["opus.ogg", "ogg", "opus"],
  ["aac.mp4", "mp4", "aac"],
  ["fragments.mp4", "mp4", "aac"],
] as const;
const TAGGED = ["tagged.webm", "tagged.ogg", "tagged.mp4"];

test.each(GOOD)("%s is read as it is, with its length from the data", (name, container, codec) => {
  const audio = readAudio(voiceNote(name));
  expect(audio).toMatchObject({ container, codec });
  expect((audio as { seconds: number }).seconds).toBeGreaterThan(1.4);
  expect((audio as { seconds: number }).seconds).toBeLessThan(1.65);
});

test.each(TAGGED)("%s is refused for its tags", (name) => {
  expect(readAudio(voiceNote(name))).toBe("tagged");
});

test("the time of the last page counts, whatever comes before", () => {
  expect(readAudio(lengthened(voiceNote("opus.ogg"), 61))).toMatchObject({ seconds: expect.closeTo(61, 1) as number });
});

describe("refused", () => {
  const parts: [string, (file: Buffer) => Buffer][] = [
    ["bytes behind the end", (file) => Buffer.concat([file, Buffer.from("<script>alert(1)</script>")])],
    ["bytes before the beginning", (file) => Buffer.concat([Buffer.from("GIF89a"), file])],
    ["a picture", () => Buffer.from("\u0089PNG\r\n\u001a\n", "latin1")],
    ["nothing", () => Buffer.alloc(0)],
  ];
  test.each(parts)("%s", (_name, change) => {
    for (const [name] of GOOD) expect(readAudio(change(voiceNote(name)))).toBe("unreadable");
  });

  test("another codec or kind of track", () => {
    const exchanged = (name: string, from: string, to: string) =>
      readAudio(Buffer.from(voiceNote(name).toString("latin1").replace(from, to), "latin1"));
    expect(exchanged("chrome.webm", "A_OPUS", "A_MP3X")).toBe("unreadable");
    expect(exchanged("chrome.webm", "webm", "matr")).toBe("unreadable");
    expect(exchanged("opus.ogg", "OpusHead", "SpeexHea")).toBe("unreadable");
    expect(exchanged("aac.mp4", "mp4a", "alac")).toBe("unreadable");
    expect(exchanged("aac.mp4", "soun", "vide")).toBe("unreadable");
    // Of MP3 (ISO 14496-1, table 5), which also calls itself `mp4a`.
    expect(exchanged("aac.mp4", "\u0040\u0015", "\u006b\u0015")).toBe("unreadable");
    expect(exchanged("aac.mp4", "free", "uuid")).toBe("tagged");
  });

  test("filler that is not empty", () => {
    const file = voiceNote("aac.mp4");
    file.write("hidden", file.lastIndexOf("free") + 4);
    expect(readAudio(file)).toBe("unreadable");
  });
});

test("a file that is cut off anywhere, or damaged, never throws", () => {
  let seed = 1;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (const name of [...GOOD.map(([one]) => one), ...TAGGED]) {
    const file = voiceNote(name);
    for (let length = 0; length < file.length; length += 1) {
      const audio = readAudio(file.subarray(0, length));
      // An Ogg or WebM stream may end after any page or block.
      if (typeof audio !== "string") expect(audio.seconds).toBeLessThan(1.65);
    }
    for (let round = 0; round < 3_000; round += 1) {
      const damaged = Buffer.from(file);
      for (let change = 0; change <= next(4); change += 1) damaged[next(Math.min(file.length, 900))] = next(256);
      const audio = readAudio(damaged);
      if (typeof audio !== "string") expect(audio.seconds).toBeGreaterThan(0);
    }
  }
  // Fifty thousand readings: two seconds on a machine that does nothing else.
}, 60_000);
