import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { settingsMessages } from "#features/settings/messages.ts";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { Command, CommandPanel } from "#platform/forms/commands.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { CompactButtonLink } from "#ui/links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import type { Route } from "./+types/export-page.ts";
import {
  type DataExportsData,
  handleDataExportForm,
  readDataExports,
} from "./data-export-pages.server.ts";
import { dataExportMessages } from "./messages.ts";

export const loader = (route: LoaderFunctionArgs) => readDataExports(route);

export const action = (route: ActionFunctionArgs) => handleDataExportForm(route);

export const meta = pageMetaIn((language) => dataExportMessages(language).section);

/** Everything that is stored, to be taken along. */
export default function DataExportsPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const messages = useMessages(dataExportMessages);
  const settings = useMessages(settingsMessages);
  const answer = useAnswer(actionData);
  useLiveRead(["data-export"]);
  return (
    <>
      <BackLink to="/office/settings">{settings.section}</BackLink>
      <PageTitle>{messages.section}</PageTitle>
      <p className="mt-1 max-w-[70ch] text-lead text-slate">{messages.intro}</p>
      <p className="mt-2 max-w-[70ch] text-sm text-slate">{messages.format}</p>
      <CommandPanel problem={answer?.problem}>
        {data.isUnderWay ? (
          <div>
            <p role="status" className="text-sm">
              {messages.underWay}
            </p>
            <CompactButtonLink to="/office/export" reloadDocument className="mt-3">
              {messages.again}
            </CompactButtonLink>
          </div>
        ) : (
          <Command fields={{ step: "request" }} look="primary">
            {messages.request}
          </Command>
        )}
      </CommandPanel>
      <TitledSection
        titleId="archives-title"
        title={messages.list.title}
        size="small"
        className="mt-7"
      >
        <Archives rows={data.rows} />
      </TitledSection>
    </>
  );
}

function Archives({ rows }: Pick<DataExportsData, "rows">) {
  const { list, states, problems, missing, progress } = useMessages(dataExportMessages);
  if (rows.length === 0)
    return <EmptyState className="mt-3" level={3} title={list.noneYet} text={list.noneYetNote} />;
  return (
    <DataTable
      className="mt-3"
      caption={list.caption}
      rows={rows}
      columns={[
        {
          label: list.when,
          isName: true,
          value: ({ requested }) => (
            <time dateTime={requested.iso} className="font-semibold">
              {requested.full}
            </time>
          ),
        },
        { label: list.by, value: ({ requestedByName }) => requestedByName },
        {
          label: list.state,
          value: ({ state, problem, done, total, missingFiles }) => (
            <>
              {states[state]}
              {state === "working" && total > 0 ? (
                <span className="block text-xs text-slate tabular-nums">
                  {progress({ done, total })}
                </span>
              ) : null}
              {problem ? (
                <span className="block text-xs text-error">{problems[problem]}</span>
              ) : null}
              {missingFiles > 0 ? (
                <span className="block text-xs text-slate">{missing({ count: missingFiles })}</span>
              ) : null}
            </>
          ),
        },
        {
          label: list.size,
          cellClass: "tabular-nums",
          value: ({ state, megabytes }) =>
            state === "ready" ? list.megabytes({ count: megabytes }) : null,
        },
        {
          label: list.until,
          value: ({ state, until }) =>
            state === "ready" && until ? <time dateTime={until.iso}>{until.short}</time> : null,
        },
        {
          label: list.action,
          // On a phone the cell gets a line of its own, or its buttons would break apart from their label.
          cellClass: "max-sm:basis-full",
          value: ({ id, state, requested }) =>
            state === "ready" ? (
              <span className="flex flex-wrap gap-2">
                <a
                  href={`/office/export/${id}/archive.zip`}
                  aria-label={list.downloadOf({ day: requested.full })}
                  className={buttonClass("primary", "", "compact")}
                >
                  {list.download}
                </a>
                <Command
                  fields={{ step: "delete", id }}
                  name={list.deleteOf({ day: requested.full })}
                >
                  {list.delete}
                </Command>
              </span>
            ) : null,
        },
      ]}
    />
  );
}
