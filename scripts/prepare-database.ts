/** Part of the build: the empty database that a first start unpacks. */
import { emptyDatabaseArchive } from "#platform/database/embedded/template.ts";

await emptyDatabaseArchive();
