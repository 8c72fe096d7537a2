import { useMessages } from "#platform/language/use-messages.ts";
import { inspectionMessages } from "./messages.ts";

interface ReportLinkProps {
  /** Path of the inspection. */
  path: string;
  /** Whether links to it can be made on the page. */
  isShared?: boolean;
}

export function ReportLink({ path, isShared = false }: ReportLinkProps) {
  const { report } = useMessages(inspectionMessages);
  return (
    <p className="mt-4 flex flex-wrap gap-x-6">
      <a
        href={`${path}/report.pdf`}
        className="inline-flex min-h-11 items-center text-sm font-semibold text-teal underline underline-offset-4"
      >
        {report.pdf}
      </a>
      {isShared ? (
        <a
          href="#links"
          className="inline-flex min-h-11 items-center text-sm font-semibold text-teal underline underline-offset-4"
        >
          {report.share}
        </a>
      ) : null}
    </p>
  );
}
