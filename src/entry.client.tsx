/** What a browser runs first; all that it needs stands in files that it loads anyway. */
import { takePageOver } from "#platform/document/take-page-over.tsx";

takePageOver();
