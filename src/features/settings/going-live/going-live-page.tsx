import Check from "@lucide/icons/icons/check";
import type { ReactNode } from "react";
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { commandName } from "#platform/command-name.server.ts";
import { companyMoment } from "#platform/document/moment.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { appContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { systemContext } from "#platform/system/system-check.server.ts";
import { buttonClass } from "#ui/button.tsx";
import { Drawing } from "#ui/drawing.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { tallTextLinkClass } from "#ui/text-link.ts";
import { firstSetupMessages } from "../first-setup/messages.ts";
import { firstSetupPath } from "../first-setup/setup-steps.ts";
import { settingsMessages } from "../messages.ts";
import { requireSettingsEditor } from "../settings-sections.server.ts";
import type { Route } from "./+types/going-live-page.ts";
import { readInstallationFacts } from "./installation-facts.server.ts";
import { confirmLaunchItem, isMissing, launchItems } from "./launch-items.server.ts";
import { confirmableNames, launchGroups } from "./launch-topics.ts";

const path = "/office/going-live";

export async function loader(route: LoaderFunctionArgs) {
  const {
    actor: { language },
    db,
  } = await requireSettingsEditor(route);
  const { config } = route.context.get(appContext);
  const { readPlaceholders, checks, process } = route.context.get(systemContext);
  const placeholders = await readPlaceholders();
  const check = checks.find(({ name }) => name === "backups");
  const backups = await check?.read({ db, config, language, process });
  const facts = await readInstallationFacts(db, backups);
  const now = new Date();
  return {
    command: commandName("launch-check"),
    backups: check && backups && { title: check.title(language), facts: backups.facts },
    items: launchItems({ facts, config, placeholders }, language).map((item) => ({
      ...item,
      isMissing: isMissing(item),
      confirmed: item.confirmedAt
        ? companyMoment(new Date(item.confirmedAt), language, now)
        : undefined,
    })),
  };
}

const schema = z.object({ item: z.enum(confirmableNames), done: z.enum(["yes", "no"]) });

export async function action(route: ActionFunctionArgs) {
  const { actor, db } = await requireSettingsEditor(route);
  const definition = { form: "confirm", schema, echoed: ["item"], actor, db };
  return handleFormOnce(route, definition, async ({ item, done }, _refuse, tx) => {
    const command = { name: item, isDone: done === "yes" };
    const result = await confirmLaunchItem({ db: tx }, actor, command);
    if (!result.ok) throw notFound();
    return redirectAfterPost(path);
  });
}

export const meta = pageMetaIn((language) => settingsMessages(language).goingLive.title);

type PageData = Route.ComponentProps["loaderData"];
type Item = PageData["items"][number];

/** For administrators: everything that is missing before clients see the product, with links to fix it. */
export default function GoingLivePage({ loaderData, actionData }: Route.ComponentProps) {
  const { items, backups, command } = loaderData;
  const answer = useAnswer(actionData);
  const { goingLive } = useMessages(settingsMessages);
  const setup = useMessages(firstSetupMessages);
  const missing = items.filter((item) => item.isMissing).length;
  return (
    <div className="max-w-3xl">
      <PageTitle>{goingLive.title}</PageTitle>
      <p className="mt-3 text-sm text-slate">{goingLive.note({ command })}</p>
      <p className="mt-3">
        <Link to={firstSetupPath} className={`${tallTextLinkClass} text-sm`}>
          {setup.title}
        </Link>
      </p>
      <p className="mt-4 font-semibold" role="status">
        {missing > 0 ? goingLive.missing({ count: missing }) : goingLive.ready}
      </p>
      <Problem text={answer?.problem} />
      {launchGroups.map((group) => (
        <Group
          key={group}
          title={goingLive.groups[group]}
          note={goingLive.notes[group]}
          items={items.filter((item) => item.group === group)}
          settles={group === "website"}
        >
          {group === "server" && backups ? <Backups {...backups} /> : null}
        </Group>
      ))}
    </div>
  );
}

interface GroupProps {
  title: string;
  note: string;
  items: Item[];
  /** True if another page settles many of the items at once. */
  settles?: boolean;
  children: ReactNode;
}

/** A page of the feature that edits the website. */
const inventedPage = "/office/website/invented";

function Group({ title, note, items, settles = false, children }: GroupProps) {
  const { goingLive } = useMessages(settingsMessages);
  return (
    <section className="mt-9">
      <h2 className="text-lg font-semibold tracking-snug">{title}</h2>
      {items.length === 0 ? (
        <p className="mt-2 flex items-center gap-2 text-sm text-slate">
          <Done />
          {goingLive.nothing}
        </p>
      ) : (
        <>
          {note === "" ? null : <p className="mt-1 text-sm text-slate">{note}</p>}
          {settles ? (
            <Link to={inventedPage} className={buttonClass("outline", "mt-3")}>
              {goingLive.settleInvented}
            </Link>
          ) : null}
          <ul className="mt-3 border-t border-line">
            {items.map((item) => (
              <li key={item.name} className="border-b border-line py-4">
                {item.confirmed === undefined ? (
                  <OpenItem item={item} />
                ) : (
                  <ConfirmedItem item={item} day={item.confirmed} />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
    </section>
  );
}

/** Their state is listed even without a fault: nobody should go live on backups that were never looked at. */
const Backups = ({ title, facts }: NonNullable<PageData["backups"]>) => (
  <div className="mt-4">
    <h3 className="font-semibold">{title}</h3>
    <dl className="mt-2 grid gap-x-6 gap-y-3 text-sm sm:grid-cols-3">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-slate">{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);

const Done = () => <Drawing icon={Check} className="size-5 shrink-0 text-teal" />;

function OpenItem({ item }: { item: Item }) {
  const { goingLive } = useMessages(settingsMessages);
  const { name, title, advice, link, isMissing: isOpen, confirmedAt, places } = item;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold">{title}</h3>
        <p className="inline-flex items-center gap-2 text-sm">
          <span
            aria-hidden="true"
            className={`size-2 shrink-0 rounded-full ${isOpen ? "bg-dawn" : "border-2 border-field"}`}
          />
          {isOpen ? goingLive.states.missing : goingLive.states.advised}
        </p>
      </div>
      <p className="mt-1 max-w-[68ch] text-sm">{advice}</p>
      <Fields places={places} />
      <div className="mt-1 flex flex-wrap items-center gap-x-6 empty:hidden">
        {link ? <PlaceLink {...link} /> : null}
        {confirmedAt === undefined ? null : (
          <Confirmation name={name} title={title} done="yes" label={goingLive.confirm} />
        )}
        <PlacesInFiles places={places} />
      </div>
    </>
  );
}

function ConfirmedItem({ item, day }: { item: Item; day: NonNullable<Item["confirmed"]> }) {
  const { goingLive } = useMessages(settingsMessages);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h3 className="flex items-center gap-2 font-semibold">
        <Done />
        {item.title}
      </h3>
      <div className="flex flex-wrap items-center gap-x-4 text-sm text-slate">
        <time dateTime={day.iso} title={day.full}>
          {goingLive.confirmed({ day: day.short })}
        </time>
        <Confirmation name={item.name} title={item.title} done="no" label={goingLive.reopen} />
      </div>
    </div>
  );
}

/** Fields of the settings are few, and say at a glance what is meant. */
function Fields({ places }: Pick<Item, "places">) {
  const fields = places.filter(({ place }) => place === undefined);
  if (fields.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm text-slate">
      {fields.map(({ what }) => (
        <li key={what} className="break-words">
          {what}
        </li>
      ))}
    </ul>
  );
}

/** Folded, as they are many: each leads to its texts, or names its file where nothing else can change it. */
function PlacesInFiles({ places }: Pick<Item, "places">) {
  const { goingLive } = useMessages(settingsMessages);
  const inFiles = places.filter(({ place }) => place !== undefined);
  if (inFiles.length === 0) return null;
  return (
    <details className="text-sm open:basis-full">
      <summary className="inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 hover:underline">
        {goingLive.places({ count: inFiles.length })}
      </summary>
      <ul className="mb-2 flex flex-col gap-2">
        {inFiles.map(({ place, what, link }) => (
          <li key={`${place} ${what}`} className="break-words">
            {what}
            {link === undefined ? (
              <code lang="en" className="block text-xs break-words text-slate">
                {place}
              </code>
            ) : (
              <Link
                to={link.to}
                className="block w-fit min-h-6 text-teal underline underline-offset-4"
              >
                {link.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

const linkClass = `${tallTextLinkClass} text-sm`;

/** Pages of the office open in place; those of the website and the setup are documents of their own. */
const PlaceLink = ({ to, label }: NonNullable<Item["link"]>) =>
  to.startsWith("/office/") ? (
    <Link to={to} className={linkClass}>
      {label}
    </Link>
  ) : (
    <a href={to} className={linkClass}>
      {label}
    </a>
  );

interface ConfirmationProps {
  name: string;
  /** Tells buttons with the same words apart, for whoever hears them. */
  title: string;
  done: "yes" | "no";
  label: string;
}

function Confirmation({ name, title, done, label }: ConfirmationProps) {
  return (
    <PostForm>
      <input type="hidden" name="item" value={name} />
      <button
        type="submit"
        name="done"
        value={done}
        aria-label={`${label}: ${title}`}
        className={buttonClass(done === "yes" ? "outline" : "bare", "", "compact")}
      >
        {label}
      </button>
    </PostForm>
  );
}
