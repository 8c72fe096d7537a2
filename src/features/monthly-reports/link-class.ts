export const linkClass =
  "inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 hover:underline sm:min-h-8";
