import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true });

export interface Asked {
  cookie?: string;
  /** Posted as a form, from our own pages. */
  form?: Record<string, string>;
  /** The expected status; any other ends the benchmark. */
  status?: number;
}

/** @returns milliseconds until the last byte */
export const timeOf = (address: string, { cookie, form, status }: Asked = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const headers = {
      ...(cookie && { Cookie: cookie }),
      ...(form && { "Content-Type": "application/x-www-form-urlencoded" }),
    };
    const asked = request(
      address,
      { agent, headers, method: form ? "POST" : "GET" },
      (response) => {
        if (status !== undefined && response.statusCode !== status)
          reject(new Error(`${address} answered ${response.statusCode}`));
        response.resume().once("end", () => resolve(performance.now() - start));
      },
    );
    asked.once("error", reject);
    asked.end(form && new URLSearchParams(form).toString());
  });
