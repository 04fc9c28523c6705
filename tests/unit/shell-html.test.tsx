import { House, LogOut } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { fillShell, holeFor } from "@/components/shell/fill-shell";
import { NAVIGATION } from "@/components/shell/navigation";
import { BETWEEN_PARTS, countsInWords, currentMarks, escapeHtml, SHELL_PARTS } from "@/components/shell/shell-holes";
import { shellHtml } from "@/components/shell/shell-html";
import { StillIcon } from "@/components/ui/still-icon";

const worker = { language: "hi", audience: "worker", hasLanguages: true } as const;
const texts = { bell: { none: "None", most: "99 new" }, waiting: "99 wait" };

describe("the shell's parts as HTML", () => {
  test("are drawn once for all readers of a language, with holes for all that differs between them", async () => {
    const { html, version } = await shellHtml(worker);
    expect(await shellHtml({ ...worker })).toEqual({ html, version });
    expect(html.split(BETWEEN_PARTS)).toHaveLength(SHELL_PARTS.length);
    for (const name of ["username", "bell", "unseen", "waiting", "waitingWords"]) expect(html).toContain(holeFor(name));
    const english = await shellHtml({ ...worker, language: "en" });
    expect([english.html, english.version]).not.toEqual([html, version]);
    expect(english.version).not.toBe(version);
  });

  test("a visitor's have nothing of a reader", async () => {
    const { html } = await shellHtml({ language: "hi", audience: null, hasLanguages: true });
    expect(html).not.toContain(holeFor("username").slice(0, 1));
    expect(html).not.toContain("data-logout");
  });

  test("a name cannot become markup", async () => {
    const name = `<b onclick="x">&`;
    const filled = fillShell((await shellHtml(worker)).html, { username: escapeHtml(name) });
    expect(filled).toContain("&lt;b onclick=&quot;x&quot;&gt;&amp;");
    expect(filled).not.toContain("<b onclick");
  });

  test("a name is never searched for places, and names of objects' own are none", async () => {
    const name = `${holeFor("bell")}${holeFor("constructor")}`;
    const filled = fillShell(`<b>${holeFor("username")}${holeFor("constructor")}</b>`, { username: name, bell: "9" });
    expect(filled).toBe(`<b>${name}</b>`);
  });

  test("exactly the current entry is marked", async () => {
    const entries = NAVIGATION.worker.map(({ segments }) => segments);
    const filled = fillShell((await shellHtml(worker)).html, currentMarks(entries, ["applied"]));
    const marked = [...filled.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([tag]) => tag);
    expect(marked).toHaveLength(2);
    for (const tag of marked) expect(tag).toContain(`href="/applied"`);
  });

  test("numbers are said up to the greatest, and nothing is said of none", () => {
    expect(countsInWords({ unseen: 3, waiting: 2 }, texts)).toEqual({
      bell: "3 new",
      unseen: "3",
      waiting: "2",
      waitingWords: "2 wait",
    });
    expect(countsInWords({ unseen: 0, waiting: 0 }, texts)).toEqual({
      bell: "None",
      unseen: "",
      waiting: "",
      waitingWords: "",
    });
    expect(countsInWords({ unseen: 99, waiting: 99 }, texts).unseen).toBe("99+");
  });
});

test("an icon that the server draws has lucide's shapes", () => {
  for (const icon of [House, LogOut]) {
    const shapes = (html: string) => [...html.matchAll(/<(?:path|rect|circle|line) [^>]*>/g)].map(([shape]) => shape);
    const Icon = icon;
    const ours = shapes(renderToStaticMarkup(<StillIcon icon={icon} className="size-6" />));
    expect(ours).toEqual(shapes(renderToStaticMarkup(<Icon />)));
    expect(ours.length).toBeGreaterThan(0);
  }
});
