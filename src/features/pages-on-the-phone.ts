/** Pages that crews open without a connection: their phone keeps a shell for each (`src/areas/office/phone-shell/`). */
export const pagesOnThePhone = ["/office/tonight", "/office/inspections"] as const;

export const isOnThePhone = (path: string): boolean =>
  pagesOnThePhone.some((page) => path === page || path.startsWith(`${page}/`));
