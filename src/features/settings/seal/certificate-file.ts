/** A certificate, for who wants a PDF reader to trust it: what counts now, or one that counted once. */

import { type LoaderFunctionArgs, redirect } from "react-router";
import * as z from "zod/mini";
import { notFound } from "#platform/http/not-found.server.ts";
import { requireSettingsEditor } from "../settings-sections.server.ts";
import { listSealCertificates } from "./seal-certificates.server.ts";
import { sealPath } from "./seal-path.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { db } = await requireSettingsEditor(route);
  const requestedId = new URL(route.request.url).searchParams.get("id");
  // Without an id there is no file to send, so the page with the list is shown.
  if (requestedId === null) return redirect(sealPath, 303);
  const id = z.safeParse(z.uuid(), requestedId);
  const certificates = await listSealCertificates(db);
  const certificate = certificates.find((row) => row.id === id.data);
  if (certificate === undefined) throw notFound();
  return new Response(Buffer.from(certificate.certificate, "base64"), {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Type": "application/pkix-cert",
      "Content-Disposition": `attachment; filename="seal-${certificate.fingerprint.slice(0, 8)}.cer"`,
      "X-Content-Type-Options": "nosniff",
    },
  });
}
