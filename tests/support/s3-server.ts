/**
 * A small S3 server: one bucket in memory, PUT, GET with ranges, DELETE, and the signature (version 4)
 * of each request, computed as Amazon's documentation says and not by the library that signs.
 */
import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export interface S3Server {
  /** For `FILES_URL`. */
  url: string;
  objects: Map<string, Buffer>;
  /** Answers of the next requests, before it works again. */
  failures: number[];
  stop(): void;
}

const key = "TESTKEY";
const secret = "secret/with+signs";
const region = "us-test-1";

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const failures: number[] = [];
  const server = createServer(async (request, response) => {
    const content = await buffer(request);
    const path = request.url ?? "";
    const failure = failures.shift();
    if (failure !== undefined) return response.writeHead(failure).end();
    if (!isSigned(request, content)) return response.writeHead(403).end("SignatureDoesNotMatch");
    if (!path.startsWith("/bucket/")) return response.writeHead(404).end("NoSuchBucket");
    if (request.method === "PUT") objects.set(path, content);
    if (request.method === "DELETE") objects.delete(path);
    if (request.method !== "GET") return response.writeHead(200).end();
    const stored = objects.get(path);
    if (stored === undefined) return response.writeHead(404).end("NoSuchKey");
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    if (from === undefined) return response.writeHead(200).end(stored);
    return response.writeHead(206).end(stored.subarray(Number(from), Number(to) + 1));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${key}:${encodeURIComponent(secret)}@127.0.0.1:${port}/bucket?region=${region}`,
    objects,
    failures,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const hash = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
const mac = (by: string | Buffer, text: string) => createHmac("sha256", by).update(text).digest();

function isSigned({ method, url = "", headers }: IncomingMessage, content: Buffer): boolean {
  const contentHash = headers["x-amz-content-sha256"]?.toString() ?? "";
  if (contentHash !== "UNSIGNED-PAYLOAD" && contentHash !== hash(content)) return false;
  const authorization = headers.authorization ?? "";
  const [, scope = "", names = "", signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      authorization,
    ) ?? [];
  const [signer, day = "", where, service] = scope.split("/");
  if (signer !== key || where !== region || service !== "s3") return false;
  const signed = names.split(";").map((name) => `${name}:${headers[name]?.toString().trim()}\n`);
  const canonicalRequest = [
    method,
    url.split("?")[0],
    "",
    signed.join(""),
    names,
    contentHash,
  ].join("\n");
  const at = headers["x-amz-date"]?.toString() ?? "";
  const text = [
    "AWS4-HMAC-SHA256",
    at,
    `${day}/${region}/s3/aws4_request`,
    hash(canonicalRequest),
  ].join("\n");
  const signing = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(mac, `AWS4${secret}`);
  return mac(signing, text).toString("hex") === signature;
}
