/** Free usernames, asked for by the browser. */
import { apiClient } from "@/lib/platform/http/api-fetch";
import { useAnswer } from "@/lib/platform/http/use-answer";
import type { usersApi } from "./api";
import { isNumberOrAddress } from "./shown-name-policy";

const { call } = apiClient<typeof usersApi>();

/** Two free usernames like a refused one. @param typed null: none was refused. */
export const useUsernameSuggestions = (typed: string | null) =>
  useAnswer(typed, (signal) =>
    call("GET /api/username-suggestions", { query: { username: (typed ?? "").slice(0, 200) }, signal }),
  );

/** A free username made of a person's name; null until there is one. @param name as typed so far. */
export const useUsernameFor = (name: string): string | null =>
  useAnswer(name === "" || isNumberOrAddress(name) ? null : name, (signal) =>
    call("GET /api/username-suggestions", { query: { name: name.slice(0, 200) }, signal }),
  ).data?.usernames[0] ?? null;
