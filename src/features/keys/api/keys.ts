/** The API lists the same keys as the portal; docs/api.md documents it. */

import type { LoaderFunctionArgs } from "react-router";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";
import { readKeyList } from "../key-pages.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { rows, counts, next, filter } = await readKeyList(route);
  const keys = rows.map(({ holders, ...row }) => ({
    id: row.id,
    kind: row.kind,
    kindLabel: row.kindLabel,
    label: row.label,
    opens: row.opens,
    keyBox: row.keyBox,
    facilityId: row.facilityId,
    facilityName: row.facilityName,
    copies: row.copies,
    out: row.out,
    lost: row.lost,
    state: row.state,
    stateLabel: row.stateLabel,
    holders: holders.map(({ copy, holderName, crew, issued, due, isOverdue, lost }) => ({
      copy,
      name: holderName,
      crew,
      issued,
      due,
      isOverdue,
      lost,
    })),
  }));
  return noStoreJson({ keys, counts, filter, next });
}
