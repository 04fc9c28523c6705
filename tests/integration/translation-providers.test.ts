import { createVerify, generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bhashini } from "@/lib/language/translation/providers/bhashini";
import { fixedToken, serviceAccountToken } from "@/lib/language/translation/providers/google-token";
import { googleV2 } from "@/lib/language/translation/providers/google-v2";
import { googleV3 } from "@/lib/language/translation/providers/google-v3";
import { libreTranslate } from "@/lib/language/translation/providers/libretranslate";
import type { Provider } from "@/lib/language/translation/providers/provider";
import {
  startTranslationServer,
  inTarget,
  answerV2,
  type Reply,
  type TranslationServer,
} from "../support/translation-server";

let server: TranslationServer;
beforeAll(async () => {
  server = await startTranslationServer(() => ({ json: {} }));
});
afterAll(() => server.close());
beforeEach(() => {
  server.state.received = [];
});

const soon = () => AbortSignal.timeout(10_000);
const EN_HI = { source: "en", target: "hi" } as const;
const UNKNOWN_HI = { source: null, target: "hi" } as const;
const answering = (said: Reply) => (server.state.answer = () => said);

const v3Answer = { translations: [{ translatedText: "एक", detectedLanguageCode: "en" }, { translatedText: "दो" }] };
const configAnswer = () => ({
  pipelineResponseConfig: [{ taskType: "translation", config: [{ serviceId: "indictrans", modelId: "1" }] }],
  pipelineInferenceAPIEndPoint: {
    callbackUrl: `${server.url}/compute`,
    inferenceApiKey: { name: "Authorization", value: "inference-secret" },
  },
});

describe("Google v2", () => {
  test("gets text as plain text, with the key in the URL, and answers in order", async () => {
    server.state.answer = answerV2;
    const answers = await googleV2({ url: server.url, key: "k&y" }).translate(["Cook", "Maid"], EN_HI, soon());
    expect(answers.map(({ text }) => text)).toEqual([inTarget("Cook", "hi"), inTarget("Maid", "hi")]);
    expect(server.state.received[0]).toMatchObject({
      path: "/language/translate/v2?key=k%26y",
      json: { q: ["Cook", "Maid"], source: "en", target: "hi", format: "text" },
    });
    const [detected] = await googleV2({ url: server.url, key: "k" }).translate(["Ghar ka kaam"], UNKNOWN_HI, soon());
    expect(detected?.detected).toBe("hi");
    expect(server.state.received[1]?.json).not.toHaveProperty("source");
  });
});

describe("Google v3", () => {
  test("gets plain text with a bearer token under the project's URL", async () => {
    answering({ json: v3Answer });
    const provider = googleV3({ url: server.url, projectId: "p1", location: "global", token: fixedToken("t") });
    const answers = await provider.translate(["One", "Two"], EN_HI, soon());
    expect(answers).toEqual([{ text: "एक", detected: "en" }, { text: "दो", detected: null }]); // prettier-ignore
    expect(server.state.received[0]).toMatchObject({
      path: "/v3/projects/p1/locations/global:translateText",
      headers: { authorization: "Bearer t" },
      json: { contents: ["One", "Two"], mimeType: "text/plain", sourceLanguageCode: "en", targetLanguageCode: "hi" },
    });
  });

  test("gets its token with a signed grant of the service account, caches it, and drops it when refused", async () => {
    const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const token = serviceAccountToken({
      client_email: "bot@p1.example",
      private_key: privateKey.export({ type: "pkcs8", format: "pem" }) as string,
      token_uri: `${server.url}/token`,
    });
    const provider = googleV3({ url: server.url, projectId: "p1", location: null, token });
    let status = 200;
    server.state.answer = ({ path }) =>
      path === "/token" ? { json: { access_token: "fresh", expires_in: 3599 } } : { status, json: v3Answer };
    await provider.translate(["One", "Two"], EN_HI, soon());
    await provider.translate(["One", "Two"], EN_HI, soon());
    const grants = () => server.state.received.filter(({ path }) => path === "/token");
    expect(grants()).toHaveLength(1);
    const form = new URLSearchParams(grants()[0]!.body);
    expect(form.get("grant_type")).toBe("urn:ietf:params:oauth:grant-type:jwt-bearer");
    const [header, claims, signature] = form.get("assertion")!.split(".");
    const verify = createVerify("RSA-SHA256").update(`${header}.${claims}`);
    expect(verify.verify(publicKey, signature!, "base64url")).toBe(true);
    expect(JSON.parse(Buffer.from(claims!, "base64url").toString())).toMatchObject({
      iss: "bot@p1.example",
      aud: `${server.url}/token`,
      scope: "https://www.googleapis.com/auth/cloud-translation",
    });
    status = 401;
    await expect(provider.translate(["One", "Two"], EN_HI, soon())).rejects.toMatchObject({ fault: "refused" });
    status = 200;
    await provider.translate(["One", "Two"], EN_HI, soon());
    expect(grants()).toHaveLength(2);
  });
});

describe("Bhashini", () => {
  const viaConfig = () =>
    bhashini({ direct: null, config: { url: `${server.url}/config`, userId: "u", key: "k", pipelineId: "pipe" } });

  test("requests the config once per pair, then computes sentence by sentence at the given address", async () => {
    server.state.answer = ({ path, json }) => {
      if (path === "/config") return { json: configAnswer() };
      const { input } = json.inputData as { input: { source: string }[] };
      const output = input.map(({ source }) => ({ source, target: `«${source}»` }));
      return { json: { pipelineResponse: [{ taskType: "translation", output }] } };
    };
    const provider = viaConfig();
    const [first] = await provider.translate(["Cook needed. Good pay.\nCall me!"], EN_HI, soon());
    expect(first?.text).toBe("«Cook needed.» «Good pay.»\n«Call me!»");
    await provider.translate(["Maid"], EN_HI, soon());
    expect(server.state.received.map(({ path }) => path)).toEqual(["/config", "/compute", "/compute"]);
    const [config, compute] = server.state.received;
    expect(config).toMatchObject({
      headers: { userid: "u", ulcaapikey: "k" },
      json: {
        pipelineTasks: [
          { taskType: "translation", config: { language: { sourceLanguage: "en", targetLanguage: "hi" } } },
        ],
        pipelineRequestConfig: { pipelineId: "pipe" },
      },
    });
    expect(compute).toMatchObject({
      headers: { authorization: "inference-secret" },
      json: { pipelineTasks: [{ config: { serviceId: "indictrans", language: { sourceLanguage: "en" } } }] },
    });
  });

  test("computes directly with only the inference key", async () => {
    answering({ json: { pipelineResponse: [{ output: [{ source: "Cook", target: "रसोइया" }] }] } });
    const direct = { url: `${server.url}/compute`, key: "only-key", serviceId: "s" };
    const provider = bhashini({ direct, config: null });
    expect(await provider.translate(["Cook"], EN_HI, soon())).toEqual([{ text: "रसोइया", detected: null }]);
    expect(server.state.received).toHaveLength(1);
    expect(server.state.received[0]?.headers.authorization).toBe("only-key");
    expect(await provider.canServe(UNKNOWN_HI, soon())).toBe(false);
  });

  test("refuses an answer with the wrong number of sentences", async () => {
    server.state.answer = ({ path }) => ({
      json: path === "/config" ? configAnswer() : { pipelineResponse: [{ output: [{ target: "एक" }] }] },
    });
    await expect(viaConfig().translate(["One. Two."], EN_HI, soon())).rejects.toMatchObject({ fault: "bad_answer" });
  });
});

describe("LibreTranslate", () => {
  test("is asked for its languages once, and detects an unknown source", async () => {
    server.state.answer = ({ path }) =>
      path === "/languages"
        ? { json: [{ code: "en", name: "English", targets: ["hi", "bn"] }, { code: "hi", name: "Hindi", targets: ["en"] }] } // prettier-ignore
        : { json: { translatedText: ["घर"], detectedLanguage: [{ confidence: 90, language: "en" }] } };
    const provider = libreTranslate({ url: server.url, key: "k" });
    expect(await provider.canServe(EN_HI, soon())).toBe(true);
    expect(await provider.canServe({ source: "en", target: "ta" }, soon())).toBe(false);
    expect(await provider.canServe({ source: "bn", target: "hi" }, soon())).toBe(false);
    expect(await provider.canServe(UNKNOWN_HI, soon())).toBe(true);
    expect(await provider.translate(["House"], UNKNOWN_HI, soon())).toEqual([{ text: "घर", detected: "en" }]);
    expect(server.state.received.map(({ path }) => path)).toEqual(["/languages", "/translate"]);
    expect(server.state.received[1]?.json).toEqual({ q: ["House"], source: "auto", target: "hi", format: "text", api_key: "k" }); // prettier-ignore
  });
});

const PROVIDERS: [string, () => Provider][] = [
  ["google-v2", () => googleV2({ url: server.url, key: "k" })],
  ["google-v3", () => googleV3({ url: server.url, projectId: "p", location: null, token: fixedToken("t") })],
  ["libretranslate", () => libreTranslate({ url: server.url, key: null })],
  ["bhashini", () => bhashini({ direct: { url: server.url, key: "k", serviceId: "s" }, config: null })],
];
const FAULTS: [string, () => Reply, string][] = [
  ["a wrong key", () => ({ status: 403, json: { error: "no" } }), "refused"],
  ["too many calls", () => ({ status: 429, headers: { "retry-after": "1" }, json: { error: "Slowdown:" } }), "busy"],
  ["a fault of its own", () => ({ status: 500, raw: "oops" }), "server"],
  ["a page instead of JSON", () => ({ raw: "<html>" }), "bad_answer"],
  ["JSON of another shape", () => ({ json: { data: {}, translatedText: 1 } }), "bad_answer"],
  ["a redirect", () => ({ status: 302, headers: { location: `${server.url}/elsewhere` }, raw: "" }), "bad_answer"],
  ["an endless answer", () => ({ raw: "x".repeat(5 * 1024 * 1024) }), "bad_answer"],
  ["silence", () => ({ json: {}, afterMs: 1_500 }), "timeout"],
  [
    "one answer for two texts",
    () => ({
      json: {
        data: { translations: [{ translatedText: "एक" }] },
        translations: [{ translatedText: "एक" }],
        translatedText: ["एक"],
        pipelineResponse: [{ output: [{ target: "एक" }] }],
      },
    }),
    "bad_answer",
  ],
];

describe.each(PROVIDERS)("%s", (_name, make) => {
  test.each(FAULTS)("answering with %s fails with that reason", async (_fault, said, fault) => {
    server.state.answer = said;
    const signal = fault === "timeout" ? AbortSignal.timeout(300) : soon();
    await expect(make().translate(["One", "Two"], EN_HI, signal)).rejects.toMatchObject({
      name: "ProviderError",
      fault,
    });
    expect(server.state.received.some(({ path }) => path === "/elsewhere")).toBe(false);
  });

  test("when down, fails as unreachable", async () => {
    const gone = await startTranslationServer(() => ({}));
    await gone.close();
    const provider = googleV2({ url: gone.url, key: "k" });
    await expect(provider.translate(["One"], EN_HI, soon())).rejects.toMatchObject({ fault: "network" });
  });
});
