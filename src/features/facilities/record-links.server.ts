/** Links from a facility or client to its records: the lists of the sections, narrowed to it. */
import { entryNames } from "#features/entry-names.server.ts";
import { features } from "#features/manifests.ts";
import { inOrder, nameOf, type Section } from "#platform/frame/sections.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";

const linksOf = (sections: readonly Section[]) =>
  inOrder(
    sections.flatMap(({ path, needs, recordLink }) =>
      recordLink ? [{ path, needs, ...recordLink }] : [],
    ),
  );

const portalLinks = linksOf(features.flatMap(({ portal }) => portal?.sections ?? []));
const officeLinks = linksOf(features.flatMap(({ office }) => office?.sections ?? []));

/** Links that the actor may open, in the order of their places. */
export function recordLinks(actor: Actor, of: { clientId: string } | { facilityId: string }) {
  const names = entryNames(actor.language);
  const links = isClientRole(actor.role) ? portalLinks : officeLinks;
  return links
    .filter(({ needs }) => may(actor, needs))
    .map(({ path }) => ({
      label: nameOf(path, names).label,
      to: `${path}?${new URLSearchParams(of)}`,
    }));
}
