/** The pages of tonight where there is no connection: without a person's data until this phone has some. */
import { createRoot } from "react-dom/client";
import { Shell } from "./shell.tsx";

const place = document.getElementById("shell");
if (place) createRoot(place).render(<Shell path={location.pathname} />);
