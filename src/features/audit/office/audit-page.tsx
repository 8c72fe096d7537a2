import type { LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { DownloadLink } from "#ui/download-link.tsx";
import { clearFilters, EmptyState } from "#ui/empty-state.tsx";
import { PageProblem } from "#ui/form/compact-field.tsx";
import { ClientFilter, FacilityFilter } from "#ui/form/facility-filters.tsx";
import { FilterDate, FilterSelect } from "#ui/form/filter-fields.tsx";
import { FilterForm, FindButton } from "#ui/form/filter-form.tsx";
import { FoldedFilters } from "#ui/form/folded-filters.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageHead } from "#ui/page-title.tsx";
import { changeMessages } from "../messages.ts";
import type { Route } from "./+types/audit-page.ts";
import { type AuditPageData, readAuditPage } from "./audit-page.server.ts";
import { ChangeList } from "./change-list.tsx";

function ListFilters({ data }: { data: AuditPageData }) {
  const { path, filter, change, isNarrowed, choices } = data;
  const { person, record, clientId, facilityId, from, to } = filter;
  const { section, filter: messages } = useMessages(changeMessages);
  return (
    <FilterForm path={path} filter={[filter, change]} label={section} className="mt-6">
      <FoldedFilters values={[person, record, change, clientId, facilityId, from, to]}>
        <FilterSelect name="person" label={messages.person} value={person} all={messages.everyone}>
          <ChoiceGroup label={messages.staff} of={choices.staff} />
          <ChoiceGroup label={messages.clientsPeople} of={choices.people} />
        </FilterSelect>
        <FilterSelect
          name="record"
          label={messages.record}
          value={record}
          all={messages.allRecords}
          of={choices.records}
        />
        <FilterSelect
          name="change"
          label={messages.change}
          value={change}
          all={messages.allChanges}
        >
          {choices.changes.map(({ label, kinds }) => (
            <ChoiceGroup key={label} label={label} of={kinds} />
          ))}
        </FilterSelect>
        <ClientFilter value={clientId} of={choices.clients} />
        <FacilityFilter className="max-sm:col-span-2" value={facilityId} of={choices.facilities} />
        <div className="contents sm:flex sm:gap-3">
          <FilterDate name="from" label={messages.from} value={from} />
          <FilterDate name="to" label={messages.to} value={to} />
        </div>
        <FindButton className="max-sm:col-span-2" clear={isNarrowed ? path : undefined} />
      </FoldedFilters>
    </FilterForm>
  );
}

interface ChoiceGroupProps {
  label: string;
  of: readonly { id: string; name: string }[];
}

const ChoiceGroup = ({ label, of }: ChoiceGroupProps) =>
  of.length === 0 ? null : (
    <optgroup label={label}>
      {of.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  );

export const loader = (route: LoaderFunctionArgs) => readAuditPage(route);

export const meta = pageMetaIn((language) => changeMessages(language).section);

/** Every change of records and accounts, for administrators; nothing here can be changed. */
export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { path, changes, problem, isNarrowed, exportPath, first, next } = loaderData;
  const { section, note, exportAsCsv, list } = useMessages(changeMessages);
  return (
    <>
      <PageHead title={section}>
        <DownloadLink href={exportPath}>{exportAsCsv}</DownloadLink>
      </PageHead>
      <p className="mt-2 max-w-[68ch] text-slate">{note}</p>
      <ListFilters data={loaderData} />
      <PageProblem text={problem} />
      {changes.length > 0 ? (
        <ChangeList changes={changes} />
      ) : (
        <EmptyState
          className="mt-6"
          title={isNarrowed ? list.noMatch : list.noneYet}
          text={isNarrowed ? list.fewerFilters : list.first}
          link={isNarrowed ? clearFilters(path) : undefined}
        />
      )}
      <PageLinks first={first} firstText={list.backToLatest} next={next} nextText={list.earlier} />
    </>
  );
}
