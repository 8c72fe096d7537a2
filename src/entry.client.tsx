/** A browser runs this first; all that it needs is in files that it loads anyway. */
import { takePageOver } from "#platform/document/take-page-over.tsx";

takePageOver();
