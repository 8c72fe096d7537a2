/** Tables of rates that a company has licensed, from a file. */
import { isNull } from "drizzle-orm";
import * as z from "zod/mini";
import { floorCoverings } from "#features/facilities/areas/area-types.ts";
import { areaHeads } from "#features/facilities/areas/paste-areas.ts";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import { formulaFaults } from "#platform/imports/cell-faults.server.ts";
import { chooseAmong } from "#platform/imports/cell-values.ts";
import { faultsOf, type ImportableNoun } from "#platform/imports/importable-noun.server.ts";
import type { Language } from "#platform/language/language.ts";
import { addProductionRate, isSameRate, undoAddedRates } from "../rate-commands.server.ts";
import { type RateForm, ratedSubjects, rateForm } from "../rate-form.ts";
import { subjectLabel } from "../rate-texts.ts";
import { productionRates } from "../tables/production-rates.ts";
import { rateImportMessages } from "./messages.server.ts";

const label =
  (name: keyof ReturnType<typeof rateImportMessages>["columns"]) => (language: Language) =>
    rateImportMessages(language).columns[name];

export const ratesNoun: ImportableNoun = {
  name: "production-rates",
  place: 110,
  needs: "production-rates.change",
  label: (language) => rateImportMessages(language).noun,
  help: (language) => rateImportMessages(language).help,
  columns: [
    {
      name: "subject",
      label: label("subject"),
      heads: [...areaHeads.type, "task", "space", "fixture", "tarea", "pieza"],
      isRequired: true,
    },
    {
      name: "rate",
      label: label("rate"),
      heads: [
        "production rate",
        "sq ft per hour",
        "sqft hr",
        "sq ft hr",
        "square feet per hour",
        "pies2 por hora",
      ],
      isRequired: true,
    },
    { name: "floorCovering", label: label("floorCovering"), heads: areaHeads.floorCovering },
    {
      name: "facilityType",
      label: label("facilityType"),
      heads: ["building", "building type", "facility type", "edificio"],
    },
    { name: "low", label: label("low"), heads: ["low", "min", "minimum", "minimo"] },
    { name: "high", label: label("high"), heads: ["high", "max", "maximum", "maximo"] },
    {
      name: "source",
      label: label("source"),
      heads: ["reference", "edition", "origen", "referencia"],
      isRequired: true,
    },
  ],
  async readRows({ db, language }, rows) {
    const inForce = await db.select().from(productionRates).where(isNull(productionRates.endedAt));
    const byKey = new Map(inForce.map((rate) => [keyOf(rate), rate]));
    return rows.map((cells) => {
      const parsed = z.safeParse(rateForm(language), {
        subject: chooseAmong(cells.subject ?? "", ratedSubjects),
        floorCovering: chooseAmong(cells.floorCovering ?? "", floorCoverings),
        facilityType: chooseAmong(cells.facilityType ?? "", facilityTypes),
        rate: cells.rate ?? "",
        low: cells.low ?? "",
        high: cells.high ?? "",
        source: cells.source ?? "",
      });
      const faults = [
        ...formulaFaults(cells, language),
        ...(parsed.success ? [] : faultsOf(parsed.error.issues)),
      ];
      if (faults.length > 0 || !parsed.success) return { state: "faulty", faults };
      const { data } = parsed;
      const title = subjectLabel(data.subject, language);
      const existing = byKey.get(keyOf(data));
      if (existing !== undefined && isSameRate(existing, data))
        return { state: "known", title, id: existing.id };
      return {
        state: "ready",
        title,
        key: keyOf(data),
        async create({ db, actor }) {
          const result = await addProductionRate({ db }, actor, data, { mayReplace: true });
          return result.ok ? result : { ok: false };
        },
      };
    });
  },
  undo: {
    table: productionRates,
    named: productionRates.source,
    watched: [productionRates.endedAt],
    remove: undoAddedRates,
  },
};

const keyOf = ({
  subject,
  floorCovering,
  facilityType,
}: Pick<RateForm, "subject" | "floorCovering" | "facilityType">) =>
  [subject, floorCovering ?? "", facilityType ?? ""].join("\n");
