/** How much the app does at once; `http-limits.ts` says what a single connection may do. */
import { limitConcurrency } from "#app/http/concurrency-limit.ts";
import { isMultipart } from "#app/http/upload.server.ts";

/** Until the response is sent: each may hold a body, a page and what its client has not read yet. */
const requestLimit = { total: 512, perNetwork: 128 };
/** Rendered or waiting for it, one by one: each takes some milliseconds of the processor. */
const pageLimit = { total: 64, perNetwork: 16 };
/** Separate from the pages, so that readers cannot block forms sent without our script. */
const postedFormLimit = pageLimit;
/** They take their time to arrive, and each may hold some files on the disk meanwhile. */
const uploadLimit = { total: 64, perNetwork: 24 };

/** Nothing is rendered; a page with many photos asks for them all at once. */
const fileLimit = { total: 128, perNetwork: 48 };
const files = /^\/(client-portal|office)\/files\//;

/** Each begins a run: the function that ends it, or undefined at a limit. */
export function limitRequests() {
  const beginPage = limitConcurrency(pageLimit);
  const beginPostedForm = limitConcurrency(postedFormLimit);
  const beginUpload = limitConcurrency(uploadLimit);
  const beginFile = limitConcurrency(fileLimit);
  return {
    beginRequest: limitConcurrency(requestLimit),
    beginRendering(request: Request, network: string) {
      if (!["POST", "PUT"].includes(request.method))
        return files.test(new URL(request.url).pathname) ? beginFile(network) : beginPage(network);
      return (isMultipart(request) ? beginUpload : beginPostedForm)(network);
    },
  };
}
