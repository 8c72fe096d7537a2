/** The whole stylesheet as text on the server, nothing in the browser's bundle. */
export const inlineStyles: string = import.meta.env.SSR
  ? (await import("./marketing.css?inline")).default
  : "";
