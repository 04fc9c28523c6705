/** 303: the browser fetches the page, so that a reload repeats nothing. @param path of ours. */
export const seeOther = (path: string): Response =>
  new Response(null, { status: 303, headers: { Location: path, "Cache-Control": "private, no-store" } });
