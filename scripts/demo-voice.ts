import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readAudio } from "../lib/platform/uploads/audio";
import { projectDir } from "./before-install/settings.mjs";

// npm run demo:voice – makes prisma/seed/voice-note.json, the voice note of the demo data, with Debian's espeak-ng and ffmpeg.
// A machine speaks, so that nobody's own voice is published.
const FILE = path.join(projectDir, "prisma", "seed", "voice-note.json");

const { words } = JSON.parse(readFileSync(FILE, "utf8")) as { words: string };
const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-voice-"));
try {
  const [spoken, sent] = [path.join(folder, "spoken.wav"), path.join(folder, "sent.ogg")];
  execFileSync("espeak-ng", ["-v", "hi+f3", "-s", "135", "-w", spoken, words]);
  // No tags: a recording with any is refused, as it may say where it was made.
  const untagged = [
    "-map_metadata",
    "-1",
    "-fflags",
    "+bitexact",
    "-flags:a",
    "+bitexact",
    "-metadata:s:a",
    "encoder=",
  ];
  const opus = ["-c:a", "libopus", "-b:a", "14k", "-application", "voip", "-ac", "1"];
  execFileSync("ffmpeg", ["-v", "error", "-i", spoken, ...opus, ...untagged, sent]);
  const bytes = readFileSync(sent);
  const audio = readAudio(bytes);
  if (typeof audio === "string") throw new Error(`The recording would be refused: ${audio}`);
  const source = "Spoken by espeak-ng (hi+f3), encoded by ffmpeg as Opus in Ogg: scripts/demo-voice.ts";
  const note = { source, words, seconds: Math.ceil(audio.seconds), ogg: bytes.toString("base64") };
  writeFileSync(FILE, `${JSON.stringify(note, null, 2)}\n`);
  console.log(`${note.seconds} s, ${bytes.byteLength} bytes.`);
} finally {
  rmSync(folder, { recursive: true });
}
