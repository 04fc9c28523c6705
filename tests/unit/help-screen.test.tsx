import { describe, expect, test } from "vitest";
import { HelpScreen, type HelpContact } from "@/components/grievances/help-screen";
import { LANGUAGES, type Language } from "@/lib/language/i18n/languages";
import type { Audience } from "@/lib/core/roles";
import en from "@/messages/en.json";
import { drawn } from "../support/drawn";

const NONE: HelpContact = { phone: null, whatsapp: null };

const screen = (audience: Audience | null, contact = NONE, language: Language = "en") =>
  drawn(<HelpScreen audience={audience} contact={contact} />, language);
const questions = (html: string) => html.split("<summary").length - 1;

describe("help", () => {
  test("has six pictured questions for workers, employers' apart, and both for visitors", async () => {
    const worker = await screen("worker");
    expect(questions(worker)).toBe(6);
    expect(worker.split("<use ").length).toBeGreaterThan(6);
    expect(worker).toContain("What does “Shortlisted” mean?");
    expect(worker).not.toContain(en.help.forEmployers);
    const employer = await screen("employer");
    expect(questions(employer)).toBe(4);
    expect(employer).not.toContain(en.help.forWorkers);
    expect(questions(await screen(null))).toBe(10);
  });

  test("has a speaker of its own with each question", async () => {
    const html = await screen(null);
    const parts = html.split("<details").slice(1);
    expect(parts).toHaveLength(10);
    const speakers = parts.map((part) => /<button[^>]*data-speak="([^"]+)"[^>]*>/.exec(part));
    expect(new Set(speakers.map((speaker) => speaker?.[1])).size).toBe(10);
    for (const speaker of speakers) expect(speaker![0]).toContain(`aria-label="${en.shell.speech.listen}"`);
  });

  test("names the numbers of the settings; without them a way to write that works signed in and out", async () => {
    const called = await screen("worker", { phone: "+91 98111 22233", whatsapp: "+91 98111 22244" });
    expect(called).toContain('href="tel:+919811122233"');
    expect(called).toContain('href="https://wa.me/919811122244"');
    expect(await screen("worker")).toContain('href="/grievance"');
    expect(await screen("worker")).not.toContain("tel:");
    expect(await screen(null)).toContain('href="/forgot-password/call"');
    // The account is of someone signed in.
    expect(await screen(null)).not.toContain('href="/account"');
  });

  test.each(LANGUAGES)("fills in every name (%s)", async (language) => {
    expect(await screen(null, NONE, language)).not.toMatch(/[{}]|help\.(?:worker|employer)/);
  });
});
