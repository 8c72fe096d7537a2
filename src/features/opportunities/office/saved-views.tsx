import Trash2 from "@lucide/icons/icons/trash";
import { Link } from "react-router";
import { HiddenFields } from "#platform/forms/commands.tsx";
import { TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { Drawing } from "#ui/drawing.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { usePlace } from "#ui/form/use-answer.ts";
import { opportunityMessages } from "../messages.ts";
import { opportunityFilterAddress } from "../opportunity-types.ts";
import type { ListData } from "./opportunity-pages.server.ts";

interface SavedViewsProps {
  data: ListData;
  answer: FormAnswer | undefined;
}

/** Filters that this person keeps, and the one that is open, which can be kept as well. */
export function SavedViews({ data, answer: pageAnswer }: SavedViewsProps) {
  const { savedViews } = useMessages(opportunityMessages);
  const place = usePlace();
  const { views, path, filter } = data;
  const answer = pageAnswer?.form === "view" ? pageAnswer : undefined;
  const search = new URLSearchParams(opportunityFilterAddress({ ...filter, after: undefined }));
  search.set("views", "");
  const address = `${path}/list?${search}`;
  return (
    <div className="flex flex-wrap items-start gap-2 text-sm">
      <ul aria-label={savedViews.label} className="contents">
        {views.map(({ id, name, to, isOpen }) => (
          <li
            key={id}
            className={`flex min-w-0 items-center rounded-full ${isOpen ? "bg-tint" : "bg-sand"}`}
          >
            <Link
              to={to}
              aria-current={isOpen ? "page" : undefined}
              className="flex min-h-11 max-w-64 min-w-0 items-center pl-4 font-semibold"
            >
              <span className="truncate" data-tooltip="">
                {name}
              </span>
            </Link>
            <PostForm action={address} preventScrollReset>
              <HiddenFields fields={{ view: "remove", viewId: id }} />
              <button
                type="submit"
                aria-label={savedViews.remove({ name })}
                className="grid size-11 place-items-center rounded-full text-slate hover:text-ink"
              >
                <Drawing icon={Trash2} className="size-4" />
              </button>
            </PostForm>
          </li>
        ))}
      </ul>
      <details
        // Folded again once the view is saved, or another one is opened.
        key={place}
        open={answer !== undefined}
        className="min-w-0"
      >
        <summary className="inline-flex min-h-11 items-center px-1 font-semibold text-teal underline-offset-4 hover:underline">
          {savedViews.save}
        </summary>
        <PostForm
          action={address}
          preventScrollReset
          noValidate
          className="mt-1 flex max-w-sm flex-col items-start gap-3 rounded-md bg-sand p-4"
        >
          <HiddenFields fields={{ view: "save" }} />
          <TextField name="name" maxLength={60} label={savedViews.name} answer={answer} />
          <button type="submit" className={buttonClass("primary", "", "compact")}>
            {savedViews.save}
          </button>
        </PostForm>
      </details>
    </div>
  );
}
