import { useMessages } from "#platform/language/use-messages.ts";
import type { PanelProps } from "#platform/record-panels/record-panel.tsx";
import { TextLink } from "#ui/links.tsx";
import { scopeMessages } from "./messages.ts";
import { scopeOfficeMessages } from "./office/messages.ts";
import type { ScopeVersionView } from "./read-scope.server.ts";
import { ScopeStateBadge } from "./scope-state-badge.tsx";

/** The latest versions, beneath the areas that they are about. */
export function ScopePanel({ data: { versions, path } }: PanelProps<"scope">) {
  const { noneYet, perMonth } = useMessages(scopeMessages);
  const { panel } = useMessages(scopeOfficeMessages);
  const beginningOf = ({ from, total }: ScopeVersionView) => {
    if (!from) return total && perMonth({ price: total });
    return total ? panel.fromAndPrice({ day: from, price: total }) : panel.from({ day: from });
  };
  return (
    <>
      {versions.length === 0 ? <p className="mt-2 text-sm text-slate">{noneYet}</p> : null}
      <ul className="mt-3 text-sm empty:hidden">
        {versions.map((scope) => (
          <li
            key={scope.id}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2"
          >
            <TextLink
              to={
                scope.state === "draft"
                  ? `${path}/scope/draft`
                  : `${path}/scope?version=${scope.version}`
              }
            >
              {panel.scopeVersion({ version: scope.version })}
            </TextLink>
            <ScopeStateBadge state={scope.state} />
            <span className="w-full text-slate tabular-nums">{beginningOf(scope)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
