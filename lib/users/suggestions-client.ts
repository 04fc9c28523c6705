/** Free usernames, asked for by the browser. */
import { useQuery } from "@tanstack/react-query";
import { apiClient } from "@/lib/http/api-fetch";
import type { usersApi } from "./api";

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
