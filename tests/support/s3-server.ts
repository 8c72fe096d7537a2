/**
 * A small S3 server: one bucket in memory, PUT, GET with ranges, DELETE, lists by pages, and the
 * signature (version 4) of each request, computed as Amazon's documentation says and not by the
 * library that signs.
 */
import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export interface S3Server {
  /** The value for `FILES_URL` and `BACKUP_URL`. */
  url: string;
  objects: Map<string, Buffer>;
  /** Answers of the next requests, before it works again. */
  failures: number[];
  /** Cuts the connections of the next so many requests, after what they bring has come in part. */
  cut(requests: number): void;
  /** Requests so far. */
  requests: number;
  stop(): void;
}

const key = "TESTKEY";
const secret = "secret/with+signs";
const region = "us-test-1";

/** @param pageSize how many keys a list has at most; a thousand on Amazon's */
export async function startS3Server(pageSize = 1_000): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const failures: number[] = [];
  let cuts = 0;
  const server = createServer(async (request, response) => {
    s3.requests += 1;
    if (cuts > 0) {
      cuts -= 1;
      return void request
        .once("data", () => request.socket.destroy())
        .once("end", () => request.socket.destroy());
    }
    const content = await buffer(request);
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const failure = failures.shift();
    if (failure !== undefined) return response.writeHead(failure).end();
    if (!isSigned(request, content)) return response.writeHead(403).end("SignatureDoesNotMatch");
    if (pathname === "/bucket" && searchParams.get("list-type") === "2")
      return response
        .writeHead(200)
        .end(listing([...objects.keys()], searchParams, objects, pageSize));
    if (!pathname.startsWith("/bucket/")) return response.writeHead(404).end("NoSuchBucket");
    if (request.method === "PUT") objects.set(pathname, content);
    if (request.method === "DELETE") objects.delete(pathname);
    if (request.method !== "GET") return response.writeHead(200).end();
    const stored = objects.get(pathname);
    if (stored === undefined) return response.writeHead(404).end("NoSuchKey");
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    if (from === undefined) return response.writeHead(200).end(stored);
    return response.writeHead(206).end(stored.subarray(Number(from), Number(to) + 1));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const s3: S3Server = {
    url: `http://${key}:${encodeURIComponent(secret)}@127.0.0.1:${port}/bucket?region=${region}`,
    objects,
    failures,
    requests: 0,
    cut: (requests) => {
      cuts = requests;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return s3;
}

/** `ListObjectsV2`: keys and, with a delimiter, what they have in common up to it, in order. */
function listing(
  paths: string[],
  asked: URLSearchParams,
  objects: ReadonlyMap<string, Buffer>,
  pageSize: number,
): string {
  const prefix = asked.get("prefix") ?? "";
  const delimiter = asked.get("delimiter");
  const after = asked.get("continuation-token") ?? "";
  const found = paths
    .map((path) => path.slice("/bucket/".length))
    .filter((name) => name.startsWith(prefix))
    .map((name) => {
      const end = delimiter === null ? -1 : name.indexOf(delimiter, prefix.length);
      return end < 0 ? name : name.slice(0, end + 1);
    });
  const names = [...new Set(found)].toSorted().filter((name) => name > after);
  const page = names.slice(0, pageSize);
  const entries = page.map((name) =>
    delimiter !== null && name.endsWith(delimiter)
      ? `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${name}</Key><Size>${objects.get(`/bucket/${name}`)?.length}</Size></Contents>`,
  );
  const isTruncated = names.length > page.length;
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult><Name>bucket</Name><Prefix>${prefix}</Prefix><IsTruncated>${isTruncated}</IsTruncated>${next}${entries.join("")}</ListBucketResult>`;
}

const hash = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
const mac = (by: string | Buffer, text: string) => createHmac("sha256", by).update(text).digest();

/** Parameters sorted, each percent-encoded as RFC 3986 says. */
function canonicalQuery(query: string): string {
  const encode = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  return [...new URLSearchParams(query)]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join("&");
}

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
  const [path = "", query = ""] = url.split("?");
  const canonicalRequest = [
    method,
    path,
    canonicalQuery(query),
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
