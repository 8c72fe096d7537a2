/** A document of its own: without a connection the phone has its shell. */
export const BackLink = ({ children }: { children: string }) => (
  <a
    href="/office/tonight"
    className="inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 hover:underline"
  >
    {children}
  </a>
);
