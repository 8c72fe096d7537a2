import { Link } from "react-router";
import { joinFacts } from "#platform/format/join-facts.ts";
import { Command, HiddenFields } from "#platform/forms/commands.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { privacyMessages } from "../messages.ts";
import { allOfKindPrefix, theirsPrefix } from "../request-types.ts";
import type { RequestData } from "./privacy-pages.server.ts";

/** A table with this many rows also gets a box for all of them. */
const manyRows = 5;

/** Records are listed by table, each with a box, because only a person can tell people of one name apart. */
export function FoundRecords({ data }: { data: RequestData }) {
  const { detail } = useMessages(privacyMessages);
  const { groups, isClosed, isSearching, searched } = data;
  return (
    <>
      <div role="status" className="empty:hidden">
        {isSearching ? (
          <p className="mt-3 rounded-md bg-tint p-3 text-sm">
            <span className="font-semibold">{detail.searching}</span> {detail.searchingText}{" "}
            <Link to={`${data.path}/${data.id}#found`} reloadDocument className="underline">
              {detail.reload}
            </Link>
          </p>
        ) : null}
      </div>
      {data.cut ? (
        <p className="mt-3 rounded-md bg-error-tint p-3 text-sm text-error">
          {detail.cut({ tables: data.cut })}
        </p>
      ) : null}
      {groups.length === 0 && searched && !isSearching ? (
        <EmptyState
          className="mt-4"
          level={3}
          title={detail.foundNothing}
          text={detail.foundNothingText}
        />
      ) : null}
      {groups.length > 0 ? <Choice data={data} /> : null}
      {searched ? (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-slate">
          <p>{detail.searched({ when: searched.full })}</p>
          {isClosed || isSearching ? null : (
            <Command fields={{ step: "search" }}>{detail.searchAgain}</Command>
          )}
        </div>
      ) : null}
    </>
  );
}

function Choice({ data }: { data: RequestData }) {
  const { detail } = useMessages(privacyMessages);
  const { groups, isClosed, isSearching, isErasing, clients } = data;
  const mayChoose = !isClosed && !isErasing;
  return (
    // Renewed with each search and choice, so that boxes and mark are always those of one list.
    <PostForm
      key={`${data.searched?.iso}${data.marks.offered}`}
      data-no-draft=""
      preventScrollReset
      className="mt-2"
    >
      <HiddenFields fields={{ step: "choose" }} />
      <SeenFields stored={{ mark: data.marks.offered }} answer={undefined} />
      <p className="max-w-[68ch] text-sm text-slate">
        {detail.foundText} {detail.foundSure}
      </p>
      {groups.map((group) => (
        <Group key={group.key} group={group} mayChoose={mayChoose} />
      ))}
      {clients ? (
        <p className="mt-4 max-w-[68ch] rounded-md bg-error-tint p-3 text-sm font-medium text-error">
          {detail.clients({ names: clients })}
        </p>
      ) : null}
      {mayChoose ? (
        <CompactSubmitButton className="mt-5" disabled={isSearching}>
          {detail.saveChoice}
        </CompactSubmitButton>
      ) : null}
    </PostForm>
  );
}

type FoundGroup = RequestData["groups"][number];

function Group({ group, mayChoose }: { group: FoundGroup; mayChoose: boolean }) {
  const { detail } = useMessages(privacyMessages);
  const { key, title, isMention, rows } = group;
  const isOpen = mayChoose && rows.some(({ isSettled }) => !isSettled);
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="text-base font-semibold tracking-snug">
        {isMention ? detail.mentions({ table: title }) : title}
      </legend>
      {isMention ? <p className="text-sm text-slate">{detail.mentionsText}</p> : null}
      {isOpen && rows.length >= manyRows ? (
        <label className="flex min-h-11 items-center gap-3 text-sm font-semibold">
          <input
            type="checkbox"
            name={`${allOfKindPrefix}${key}`}
            value="on"
            className="size-4.5"
          />
          {detail.allOf({ count: rows.length })}
        </label>
      ) : null}
      <ul className="mt-1 max-w-3xl text-sm">
        {rows.map((row) => (
          <FoundRow key={row.id} row={row} title={title} mayChoose={mayChoose} />
        ))}
      </ul>
    </fieldset>
  );
}

interface FoundRowProps {
  row: FoundGroup["rows"][number];
  title: string;
  mayChoose: boolean;
}

function FoundRow({ row, title, mayChoose }: FoundRowProps) {
  const { detail } = useMessages(privacyMessages);
  const { id, label, details, at, by, path, isTheirs, isSettled, outcome, keeps } = row;
  return (
    <li className="flex items-start gap-3 border-t border-line py-2.5">
      {isSettled ? (
        <span aria-hidden="true" className="w-4.5 shrink-0" />
      ) : (
        <span className="grid min-h-6 shrink-0 place-items-center">
          <input
            type="checkbox"
            name={`${theirsPrefix}${id}`}
            value="on"
            defaultChecked={isTheirs}
            disabled={!mayChoose}
            aria-label={detail.select({ what: title, name: label })}
            className="size-4.5"
          />
        </span>
      )}
      <div className="min-w-0 grow">
        <p className="font-semibold break-words">{label || outcome}</p>
        {details.length > 0 ? <p className="break-words text-slate">{joinFacts(details)}</p> : null}
        <p className="text-xs break-words text-slate">
          {joinFacts([at, detail.by({ identifiers: by })])}
        </p>
        {outcome && label ? <p className="text-xs font-semibold">{outcome}</p> : null}
        {keeps.map((sentence) => (
          <p key={sentence} className="text-xs text-slate">
            {sentence}
          </p>
        ))}
      </div>
      {path ? (
        <Link
          to={path}
          className="inline-flex min-h-8 shrink-0 items-center font-semibold text-teal underline-offset-4 hover:underline"
        >
          {detail.open}
          <span className="sr-only">{` ${title}, ${label}`}</span>
        </Link>
      ) : null}
    </li>
  );
}
