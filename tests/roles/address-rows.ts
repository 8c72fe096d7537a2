/**
 * Who is let in at every address behind a sign-in: a new one without a row fails. Features say it of their
 * addresses in `feature.routes.ts`; of those that belong to an area it stands here.
 */
import { join } from "node:path";
import { featureRoutes } from "#features/manifests.routes.ts";
import { clientRoles, type Role, staffRoles } from "#platform/identity/roles.ts";
import { roles } from "#tests/support/role-names.ts";

export interface AddressRow {
  load: () => Promise<{ loader?: unknown }>;
  /** Who is let in; everybody else is told that there is nothing. */
  roles: readonly Role[];
}

const pages = featureRoutes.flatMap(({ name, portal = {}, office = {} }) =>
  [...Object.entries(portal), ...Object.entries(office)].map(([path, address]) => ({
    ...address,
    path,
    name,
  })),
);

const featureFolder = join(import.meta.dirname, "../../src/features");

export const loadModule =
  (name: string, module: string): AddressRow["load"] =>
  () =>
    import(join(featureFolder, name, module));

const features: Record<string, AddressRow> = Object.fromEntries(
  pages.flatMap(({ name, path, module, roles }) =>
    typeof roles === "string" ? [] : [[path, { load: loadModule(name, module), roles }]],
  ),
);

/** Without a page; each role gives it in `commands.test.ts`. */
export const onlyPosted = pages.flatMap(({ path, roles }) =>
  roles === "only posted" ? [path] : [],
);

const areas: Record<string, AddressRow> = {
  office: { load: () => import("#areas/office/home-page.tsx"), roles: staffRoles },
  "office/waiting.json": {
    load: () => import("#areas/office/attention-counts.ts"),
    roles: staffRoles,
  },
  "office/find.json": { load: () => import("#areas/office/find.ts"), roles: staffRoles },
  // Nobody finds anything there.
  "office/*": { load: () => import("#areas/office/not-found-page.tsx"), roles: [] },
  "client-portal": { load: () => import("#areas/portal/home/page.tsx"), roles: clientRoles },
  "client-portal/waiting.json": {
    load: () => import("#areas/portal/attention-counts.ts"),
    roles: clientRoles,
  },
  "client-portal/find.json": { load: () => import("#areas/portal/find.ts"), roles: clientRoles },
  "client-portal/*": { load: () => import("#areas/portal/not-found-page.tsx"), roles: [] },
};

const ownAccountPage = (load: AddressRow["load"]): AddressRow => ({ load, roles });
const account: Record<string, AddressRow> = {
  "account/profile": ownAccountPage(() => import("#areas/account/own/profile-page.tsx")),
  "account/security": ownAccountPage(() => import("#areas/account/own/security-page.tsx")),
  "account/security/password": ownAccountPage(() => import("#areas/account/own/password-page.tsx")),
  "account/security/email": ownAccountPage(() => import("#areas/account/own/email-page.tsx")),
  "account/security/two-factor": ownAccountPage(
    () => import("#areas/account/own/two-factor-page.tsx"),
  ),
  "account/security/passkey": ownAccountPage(() => import("#areas/account/own/passkey-page.tsx")),
  "account/confirm": ownAccountPage(() => import("#areas/account/own/confirm-page.tsx")),
  "account/notifications": ownAccountPage(
    () => import("#areas/account/own/notifications-page.tsx"),
  ),
  "account/activity": ownAccountPage(() => import("#areas/account/own/activity-page.tsx")),
};

/**
 * Without an area's guard in front: each asks for a session, or for the secret in its address, by itself.
 * Files and the data for other programs ask for the record's own rule besides
 * (`src/features/files/file-response.test.ts`, `tests/roles/documents.test.ts`,
 * `tests/http/tenants.test.ts`), what occupants open for the code of the sign and the secret of a
 * link (`src/features/occupant-reports/occupant.test.ts`).
 */
export const askThemselves: Record<string, AddressRow["load"]> = Object.fromEntries([
  ...pages.flatMap(({ name, path, module, roles }) =>
    roles === "asks itself" ? [[path, loadModule(name, module)] as const] : [],
  ),
  ...featureRoutes.flatMap(({ name, occupant, api }) =>
    Object.entries<string>({ ...occupant, ...api }).map(
      ([path, module]) => [path, loadModule(name, module)] as const,
    ),
  ),
]);

/** The same for whoever asks: a sign-in, a link of a mail, a public form, or nothing at all. */
export const openToAll = [
  "sign-in/verify",
  "sign-in/passkey",
  "forgot-password",
  "reset-password",
  "setup",
  "invitation",
  "confirm-email",
  "account/*",
  "account/appearance",
  "account/language",
  "sign-out",
  "api/quote",
  "api/contact",
  "api/mobile-contact",
  "api/job-application",
  "api/newsletter",
  "api/login",
  "api/passkeys/:use",
  "api/passkeys/:use/options",
  "api/*",
  ".well-known/change-password",
  ".well-known/security.txt",
  // Asks for the signature of its address (`src/areas/account/entry/unsubscribe.test.ts`).
  "unsubscribe",
  // Asks for the secret of its link (`src/areas/account/entry/feedback.test.ts`).
  "feedback",
  ...Object.keys(askThemselves),
  "r/*",
  // The secret of a link is the key (`src/areas/account/report/report.test.ts`).
  ...["", "/report.pdf", "/photos/:id", "/photos/:id/thumbnail"].map(
    (rest) => `report/:token${rest}`,
  ),
  "report/*",
  // So it is of a proposal (`src/features/proposals/guest.test.ts`).
  "proposal/:token",
  "proposal/:token/sign",
  "proposal/:token/proposal.pdf",
  "proposal/:token/signed.pdf",
  "proposal/:token/certificate",
  "proposal/*",
  // And of an appointment (`src/features/appointments/guest.test.ts`).
  "appointment/:token",
  "appointment/*",
  // And of what somebody sent (`src/features/own-pages/guest.test.ts`).
  "own-page/:token",
  "own-page/*",
  // Whoever has the fingerprint of a paper (`src/features/proposals/check-file.test.ts`).
  "check-proposal",
  // Whoever may send the proposal (`src/features/proposals/office.test.ts`).
  "proposal-preview/:id",
  // Asks for a session itself, and each change event for a right (`src/platform/http/live-streams.test.ts`).
  "api/events",
  "api/portal/home",
];

export const addressRows = { ...areas, ...features, ...account };
