/** Password managers send people here (W3C, "A Well-Known URL for Changing Passwords"). */
import { redirect } from "react-router";

export const loader = () => redirect("/account/security/password", 303);
