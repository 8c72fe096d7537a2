/** Part of the build: the empty database that a first start unpacks. */
import { emptyDatabaseArchive } from "#database/embedded/template.ts";

await emptyDatabaseArchive();
