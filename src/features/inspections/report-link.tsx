interface ReportLinkProps {
  /** Path of the inspection. */
  path: string;
  /** Whether links to it can be made on the page. */
  isShared?: boolean;
}

export const ReportLink = ({ path, isShared = false }: ReportLinkProps) => (
  <p className="mt-4 flex flex-wrap gap-x-6">
    <a
      href={`${path}/report.pdf`}
      className="inline-flex min-h-11 items-center text-sm font-semibold text-teal underline underline-offset-4"
    >
      Report as a PDF
    </a>
    {isShared ? (
      <a
        href="#links"
        className="inline-flex min-h-11 items-center text-sm font-semibold text-teal underline underline-offset-4"
      >
        Share a link
      </a>
    ) : null}
  </p>
);
