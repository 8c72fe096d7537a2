/**
 * Clocks run while a facility is open. Who reckons with opening hours and holidays brings its figures up
 * to date in the transaction that changes them.
 */
import { createContext } from "react-router";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { OfFacility } from "./change-facility-record.server.ts";

export interface CalendarContext {
  db: Database;
  onCalendarChange(tx: Transaction, place: OfFacility): Promise<void>;
}

export const calendarChangeContext = createContext<CalendarContext["onCalendarChange"]>();
