/** A facility's scope of work in a version, with what it changed: in office and portal. */
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { WrittenText } from "#platform/language/written-text.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { selectClass } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { CompactButtonLink } from "#ui/links.tsx";
import { smallLinkClass } from "#ui/text-link.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { scopeMessages } from "./messages.ts";
import type { ScopeData, ScopeVersionView } from "./read-scope.server.ts";
import { ScopeChangeList } from "./scope-change-list.tsx";
import { ScopeStateBadge } from "./scope-state-badge.tsx";
import { ScopeTable } from "./scope-table.tsx";

interface ScopeScreenProps {
  data: ScopeData;
  /** Path of the scope's page; the printed one is beneath it. */
  path: string;
  /** Shown where there is no version yet. */
  empty: string;
  /** The next step for the person who writes it. */
  children?: ReactNode;
}

export function ScopeScreen({ data, path, empty, children }: ScopeScreenProps) {
  const scope = useMessages(scopeMessages);
  const { shown, against, changes, versions, areas } = data;
  if (shown === undefined)
    return (
      <EmptyState className="mt-6" title={scope.noneYet} text={empty}>
        {children}
      </EmptyState>
    );
  return (
    <div className="mt-6 grid gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <h2 className="text-subtitle font-semibold tracking-snug">
              {scope.version({ version: shown.version })}
            </h2>
            <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-slate">
              <span className="font-semibold text-ink">
                <ScopeStateBadge state={shown.state} />
              </span>
              {scope.from({ day: shown.from ?? "" })}
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            {children}
            <CompactButtonLink to={`${path}/print?version=${shown.version}`}>
              {scope.print}
            </CompactButtonLink>
          </div>
        </div>
        {shown.note ? (
          <WrittenText
            text={shown.note}
            language={shown.language}
            className="mt-3 max-w-[68ch] text-sm"
          />
        ) : null}
        {changes && against ? (
          <section aria-labelledby="changes-title" className="mt-6">
            <h3 id="changes-title" className="mb-2 text-base font-semibold tracking-snug">
              {scope.compared({ version: shown.version, against: against.version })}
            </h3>
            <ScopeChangeList changes={changes} />
          </section>
        ) : null}
        <div className="mt-6">
          <ScopeTable
            areas={areas}
            hasPrices={shown.total !== null}
            total={shown.total}
            caption={scope.caption({ version: shown.version })}
          />
        </div>
      </div>
      <Versions versions={versions} shown={shown} against={against} path={path} />
    </div>
  );
}

interface VersionsProps {
  versions: readonly ScopeVersionView[];
  shown: ScopeVersionView;
  against: ScopeVersionView | undefined;
  path: string;
}

function Versions({ versions, shown, against, path }: VersionsProps) {
  const scope = useMessages(scopeMessages);
  const factsOf = ({ from, lineCount: count, total }: ScopeVersionView) => {
    const facts = { day: from ?? "", lines: scope.lineCount({ count }) };
    return total
      ? scope.versionFactsAndPrice({ ...facts, price: total })
      : scope.versionFacts(facts);
  };
  return (
    <TitledSection titleId="versions-title" title={scope.versions} size="small" className="min-w-0">
      <ul className="mt-2 border-b border-line text-sm">
        {versions.map((version) => (
          <li key={version.id} className="border-t border-line py-2">
            <span className="flex items-center justify-between gap-4">
              <Link
                to={`${path}?version=${version.version}`}
                aria-current={version.id === shown.id ? "true" : undefined}
                className={`${smallLinkClass} aria-[current=true]:text-ink`}
              >
                {scope.version({ version: version.version })}
              </Link>
              <ScopeStateBadge state={version.state} />
            </span>
            <span className="block text-slate">{factsOf(version)}</span>
          </li>
        ))}
      </ul>
      {versions.length > 1 ? (
        <Form method="get" action={path} className="mt-4 flex flex-wrap items-end gap-3">
          <VersionSelect
            name="version"
            label={scope.compare}
            versions={versions}
            value={shown.version}
          />
          <VersionSelect
            name="against"
            label={scope.with}
            versions={versions}
            value={against?.version ?? versions.find(({ id }) => id !== shown.id)?.version}
          />
          <CompactSubmitButton look="outline">{scope.showChanges}</CompactSubmitButton>
        </Form>
      ) : null}
    </TitledSection>
  );
}

interface VersionSelectProps {
  name: string;
  label: string;
  versions: readonly ScopeVersionView[];
  value: number | undefined;
}

function VersionSelect({ name, label, versions, value }: VersionSelectProps) {
  const scope = useMessages(scopeMessages);
  return (
    <label className="min-w-0 grow">
      <span className="mb-1 block text-xs text-slate">{label}</span>
      <select key={value} name={name} defaultValue={value} className={selectClass}>
        {versions.map(({ id, version }) => (
          <option key={id} value={version}>
            {scope.version({ version })}
          </option>
        ))}
      </select>
    </label>
  );
}
