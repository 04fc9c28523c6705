/** Free usernames, asked for by the browser. */
import { useQuery } from "@tanstack/react-query";
import { apiClient } from "@/lib/platform/http/api-fetch";
import type { usersApi } from "./api";
import { isNumberOrAddress } from "./shown-name-policy";

const { call } = apiClient<typeof usersApi>();

/** Two free usernames like a refused one. @param typed null: none was refused. */
export const useUsernameSuggestions = (typed: string | null) =>
  useQuery({
    queryKey: ["username-suggestions", typed],
    queryFn: ({ signal }) =>
      call("GET /api/username-suggestions", { query: { username: (typed ?? "").slice(0, 200) }, signal }),
    enabled: typed !== null,
    retry: false,
  });

/** A free username made of a person's name; null until there is one. @param name as typed so far. */
export const useUsernameFor = (name: string): string | null =>
  useQuery({
    queryKey: ["username-for", name],
    queryFn: ({ signal }) => call("GET /api/username-suggestions", { query: { name: name.slice(0, 200) }, signal }),
    enabled: name !== "" && !isNumberOrAddress(name),
    retry: false,
  }).data?.usernames[0] ?? null;
