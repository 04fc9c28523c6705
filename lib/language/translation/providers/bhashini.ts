import "server-only";
import { z } from "zod";
import type { Language } from "@/lib/language/i18n/languages";
import { callJson } from "./json-call";
import { ProviderError, type Provider } from "./provider";

/** Milliseconds for which the config call's answer for a language pair is reused. */
const CONFIG_KEPT_MS = 60 * 60 * 1_000;

type Known = { source: Language; target: Language };
/** The endpoint, headers and service for translating a language pair. */
type Route = { url: string; headers: Record<string, string>; serviceId: string };
export type BhashiniOptions = {
  /** Needs only the inference key: calls compute directly, without the config call. */
  direct: { url: string; key: string; serviceId: string } | null;
  config: { url: string; userId: string; key: string; pipelineId: string } | null;
};

const oneOrMore = <T extends z.ZodType>(item: T) => z.tuple([item], item);
const configAnswer = z.object({
  pipelineResponseConfig: oneOrMore(z.object({ config: oneOrMore(z.object({ serviceId: z.coerce.string() })) })),
  pipelineInferenceAPIEndPoint: z.object({
    callbackUrl: z.url(),
    inferenceApiKey: z.object({ name: z.string().regex(/^[\w-]+$/), value: z.string() }),
  }),
});
const computeAnswer = z.object({
  pipelineResponse: oneOrMore(z.object({ output: z.array(z.object({ target: z.string() })) })),
});

const task = (pair: Known, more: object = {}) => ({
  taskType: "translation",
  config: { language: { sourceLanguage: pair.source, targetLanguage: pair.target }, ...more },
});

/** Bhashini (ULCA pipelines). It cannot detect the source language. */
export function bhashini({ direct, config }: BhashiniOptions): Provider {
  const routes = new Map<string, { route: Route; until: number }>();

  async function routeFor(pair: Known, signal: AbortSignal): Promise<Route> {
    if (direct) return { url: direct.url, headers: { Authorization: direct.key }, serviceId: direct.serviceId };
    const name = `${pair.source}-${pair.target}`;
    const kept = routes.get(name);
    if (kept && performance.now() < kept.until) return kept.route;
    const route = await askConfig(pair, signal);
    routes.set(name, { route, until: performance.now() + CONFIG_KEPT_MS });
    return route;
  }

  async function askConfig(pair: Known, signal: AbortSignal): Promise<Route> {
    if (!config) throw new ProviderError("refused");
    const { url, userId, key, pipelineId } = config;
    const said = await callJson(configAnswer, {
      url,
      headers: { userID: userId, ulcaApiKey: key },
      body: { pipelineTasks: [task(pair)], pipelineRequestConfig: { pipelineId } },
      signal,
    });
    const { callbackUrl, inferenceApiKey } = said.pipelineInferenceAPIEndPoint;
    // An answer must not be able to make us send users' texts unencrypted.
    if (new URL(callbackUrl).protocol !== new URL(url).protocol) throw new ProviderError("bad_answer");
    const serviceId = said.pipelineResponseConfig[0].config[0].serviceId;
    return { url: callbackUrl, headers: { [inferenceApiKey.name]: inferenceApiKey.value }, serviceId };
  }

  return {
    name: "bhashini",
    limits: { texts: 25, characters: 10_000 },
    canServe: ({ source }) => Promise.resolve(source !== null),
    async translate(texts, { source, target }, signal) {
      if (source === null) throw new ProviderError("refused");
      const { url, headers, serviceId } = await routeFor({ source, target }, signal);
      const split = texts.map(toSentences);
      const input = split.flatMap(({ sentences }) => sentences).map((sentence) => ({ source: sentence }));
      const body = { pipelineTasks: [task({ source, target }, { serviceId })], inputData: { input } };
      const said = await callJson(computeAnswer, { url, headers, body, signal }).catch((error: unknown) => {
        // The key or service is no longer valid: the next call fetches the config again.
        if (error instanceof ProviderError && error.fault === "refused") routes.delete(`${source}-${target}`);
        throw error;
      });
      const { output } = said.pipelineResponse[0];
      if (output.length !== input.length) throw new ProviderError("bad_answer");
      let next = 0;
      return split.map(({ sentences, join }) => {
        const translated = output.slice(next, (next += sentences.length)).map((one) => one.target);
        return { text: join(translated), detected: null };
      });
    },
  };
}

/** A text split into sentences; `join` puts translations, in the same order, back between the original separators. */
type Segmented = { sentences: string[]; join: (translated: readonly string[]) => string };

/** Ends of lines and sentences: engines built for single sentences drop line breaks and cut off long texts. */
const BREAK = /(\s*\n\s*|(?<=[.!?।])\s+)/u;

/** Splits a text at line breaks and after . ! ? and the danda. */
export function toSentences(text: string): Segmented {
  const parts = text.split(BREAK);
  const isSentence = (part: string, index: number) => index % 2 === 0 && part.trim() !== "";
  return {
    sentences: parts.filter(isSentence),
    join: (translated) => {
      const rest = translated.values();
      return parts.map((part, index) => (isSentence(part, index) ? rest.next().value : part)).join("");
    },
  };
}
