import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { joinFacts } from "#platform/format/join-facts.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { DoneNotice } from "../done-notice.tsx";
import { websiteMessages } from "../messages.ts";
import type { Route } from "./+types/list-page.ts";
import { AddForm } from "./add-form.tsx";
import { addByForm } from "./handle-picture-forms.server.ts";
import { StateBadge } from "./picture-state.tsx";
import { type PicturesData, readPictures } from "./read-pictures.server.ts";

export const loader = (route: LoaderFunctionArgs) => readPictures(route);

export const action = (route: ActionFunctionArgs) => addByForm(route);

export const meta = pageMetaIn((language) => websiteMessages(language).pictures.section);

export default function PicturesPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const messages = useMessages(websiteMessages);
  const { pictures } = messages;
  useLiveRead(["website-picture"]);
  return (
    <div className="max-w-5xl">
      <BackLink to="/office/website">{messages.section}</BackLink>
      <PageTitle>{pictures.section}</PageTitle>
      <p className="mt-3 max-w-[70ch] text-sm text-slate">{pictures.note}</p>
      <DoneNotice isShown={answer === undefined} />
      {loaderData.pictures.length === 0 ? (
        <EmptyState title={pictures.empty} text={pictures.emptyText} className="mt-6" />
      ) : (
        <ul className="mt-6 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {loaderData.pictures.map((picture) => (
            <Card key={picture.id} picture={picture} />
          ))}
        </ul>
      )}
      <section className="mt-10 border-t border-line pt-6">
        <h2 className="mb-5 text-subtitle font-semibold tracking-snug">{pictures.add}</h2>
        <AddForm answer={answer} />
      </section>
    </div>
  );
}

function Card({ picture }: { picture: PicturesData["pictures"][number] }) {
  const { pictures } = useMessages(websiteMessages);
  const { id, title, thumbnail, state, uses } = picture;
  const places = [
    ...new Set(uses.filter((use) => use.state !== "version").map((use) => use.document)),
  ];
  return (
    <li className="min-w-0">
      <Link
        to={`/office/website/pictures/${id}`}
        className="group block rounded-md focus-visible:outline-offset-4"
      >
        {thumbnail === null ? (
          <span className="flex aspect-16/10 w-full items-center justify-center rounded-md border border-dashed border-line bg-sand p-4 text-center text-sm text-slate">
            {pictures.states[state]}
          </span>
        ) : (
          <img
            src={thumbnail}
            alt=""
            width={640}
            height={400}
            loading="lazy"
            className="aspect-16/10 h-auto w-full rounded-md bg-sand object-cover"
          />
        )}
        <span className="mt-2 block font-semibold break-words group-hover:text-teal group-hover:underline">
          {title}
        </span>
      </Link>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-slate">
        <StateBadge state={state} />
        <span className="min-w-0 break-words">
          {places.length === 0 ? pictures.unused : joinFacts(places)}
        </span>
      </p>
    </li>
  );
}
