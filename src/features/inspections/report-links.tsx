import { useState } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { fieldClass, Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { tallTextLinkClass } from "#ui/text-link.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { linkDays } from "./inspection-forms.ts";
import type { LinkAnswer } from "./link-answer.ts";
import { inspectionMessages } from "./messages.ts";
import type { ReportLinkView } from "./report-links.server.ts";

interface ReportLinksProps {
  links: readonly ReportLinkView[] | undefined;
  answer: LinkAnswer | undefined;
}

const usualDays = 30;

/** Links that open the report without an account; not shown to people who may not make links. */
export function ReportLinks({ links, answer }: ReportLinksProps) {
  const texts = useMessages(inspectionMessages).links;
  const [made, setMade] = useState(answer?.made);
  // A live read of the page takes the answer away, and the address with it, before it is copied.
  if (answer?.made !== undefined && answer.made.id !== made?.id) setMade(answer.made);
  if (links === undefined) return null;
  const isOver = links.some(({ id, state }) => id === made?.id && state !== "open");
  return (
    <TitledSection
      titleId="links"
      title={texts.title}
      className="mt-10 max-w-3xl border-t border-line pt-6"
    >
      <p className="mt-1 text-sm text-slate">{texts.about}</p>
      <Problem text={answer?.problem} />
      {made && !isOver ? <MadeLink address={made.address} /> : null}
      <PostForm action="#links" className="mt-4 flex flex-wrap items-end gap-3">
        <input type="hidden" name="step" value="make-link" />
        <label className="text-sm font-semibold">
          <span className="mb-1.5 block">{texts.expiresAfter}</span>
          <select name="days" defaultValue={usualDays} className={`${fieldClass} sm:w-auto`}>
            {linkDays.map((days) => (
              <option key={days} value={days}>
                {texts.days({ count: days })}
              </option>
            ))}
          </select>
        </label>
        <CompactSubmitButton look="outline">{texts.create}</CompactSubmitButton>
      </PostForm>
      {links.length === 0 ? (
        <p className="mt-4 text-sm text-slate">{texts.none}</p>
      ) : (
        <ul className="mt-5 border-b border-line text-sm tabular-nums">
          {links.map((link) => (
            <Row key={link.id} link={link} />
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

function MadeLink({ address }: { address: string }) {
  const { links } = useMessages(inspectionMessages);
  return (
    <div role="status" className="mt-4 rounded-md bg-sand p-4">
      <label>
        <span className="mb-1.5 block text-sm font-semibold">{links.new}</span>
        <input
          readOnly
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className={fieldClass}
        />
      </label>
      <p className="mt-2 text-sm text-slate">{links.copyNow}</p>
    </div>
  );
}

function Row({ link }: { link: ReportLinkView }) {
  const { id, madeBy, made, state, until, openings, opened } = link;
  const { links } = useMessages(inspectionMessages);
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2">
      <span className={`min-w-0 break-words ${state === "open" ? "" : "text-slate"}`}>
        <span className={`block ${state === "open" ? "font-semibold" : ""}`}>
          {links.byState[state]({ by: madeBy, made, until })}
        </span>
        <span className="text-slate">
          {openings === 0 ? links.notOpened : links.opened({ count: openings, last: opened ?? "" })}
        </span>
      </span>
      {state === "open" ? (
        <PostForm action="#links">
          <input type="hidden" name="step" value="revoke-link" />
          <input type="hidden" name="link" value={id} />
          <CompactSubmitButton look="bare" aria-label={links.revokeOne({ made, by: madeBy })}>
            {links.revoke}
          </CompactSubmitButton>
        </PostForm>
      ) : null}
    </li>
  );
}

interface ReportLinkProps {
  /** Path of the inspection. */
  path: string;
  /** True if links can be made on the page. */
  isShared?: boolean;
}

export function ReportLink({ path, isShared = false }: ReportLinkProps) {
  const { report } = useMessages(inspectionMessages);
  return (
    <p className="mt-4 flex flex-wrap gap-x-6">
      <a href={`${path}/report.pdf`} className={`${tallTextLinkClass} text-sm`}>
        {report.pdf}
      </a>
      {isShared ? (
        <a href="#links" className={`${tallTextLinkClass} text-sm`}>
          {report.share}
        </a>
      ) : null}
    </p>
  );
}
