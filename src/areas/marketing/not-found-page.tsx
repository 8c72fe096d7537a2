import { data } from "react-router";

/**
 * An address of no page says no language unless it begins with one: as an error it is shown in the visitor's.
 * @throws 404
 */
export function loader() {
  throw data(null, { status: 404 });
}

/** The layout shows the error. */
export default function NotFoundPage() {
  return null;
}
