/** Signed requests to one bucket of an S3 server. */
import { AwsClient } from "aws4fetch";

const retries = { retries: 3, initRetryMs: 100 };

export interface Bucket {
  /** Host and path of the bucket, without key and secret. */
  name: string;
  /** The path beneath the bucket, with which the keys of all objects begin where they are listed. */
  start: string;
  /**
   * @param path beneath the bucket, or a query that is asked of the bucket itself
   * @returns a good answer, or 404
   */
  ask(method: string, path: string, over?: RequestInit): Promise<Response>;
}

/**
 * @param url `https://KEY:SECRET@host/bucket?region=us-east-1`, see `.env.example`
 * @param timeoutMs until the server begins to answer; a reader may take its time with the rest
 */
export function openBucket(url: string, timeoutMs: number): Bucket {
  const { origin, host, pathname, username, password, searchParams } = new URL(url);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get("region") ?? "us-east-1",
    service: "s3",
    ...retries,
  });
  const [bucket = "", ...folders] = pathname.split("/").filter((part) => part !== "");
  const start = folders.map((folder) => `${decodeURIComponent(folder)}/`).join("");
  const whole = [bucket, ...folders].join("/");
  return {
    name: `${host}/${whole}`,
    start,
    async ask(method, path, over = {}) {
      const address = path.startsWith("?") ? `${bucket}${path}` : `${whole}/${path}`;
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(), timeoutMs);
      const signal = AbortSignal.any([controller.signal, ...(over.signal ? [over.signal] : [])]);
      const response = await client
        .fetch(`${origin}/${address}`, { ...over, method, signal })
        .finally(() => clearTimeout(timer));
      if (response.ok || response.status === 404) return response;
      await response.body?.cancel();
      throw new Error(`The S3 server answered ${method} of a file with ${response.status}`);
    },
  };
}
