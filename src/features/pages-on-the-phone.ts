/** Pages that open without a connection: the phone keeps a shell for each (`src/areas/office/phone-shell/`). */
export const pagesOnThePhone = ["/office/tonight", "/office/inspections"] as const;

const surveyOnThePhone = /^\/office\/pipeline\/[\da-f-]{36}\/survey$/;

export const isOnThePhone = (path: string): boolean =>
  pagesOnThePhone.some((page) => path === page || path.startsWith(`${page}/`)) ||
  surveyOnThePhone.test(path);
