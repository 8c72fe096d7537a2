import { uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";

/** The account of a person, by its id: who wrote a row, or whom it is about. */
export const accountReference = (name: string) => uuid(name).references(() => accounts.id);
