/**
 * Part of the build: makes the empty database that a first start unpacks instead of creating one.
 */
import { emptyDatabaseArchive } from "#database/embedded/template.ts";

await emptyDatabaseArchive();
