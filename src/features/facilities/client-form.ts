import * as z from "zod/mini";
import { requiredText } from "#platform/forms/fields.ts";

const name = (of: string) =>
  requiredText("en", { min: 1, max: 120, message: `Please enter the name of the ${of}` });

export const clientForm = z.object({ name: name("client") });

export const timeZones = [
  { value: "America/New_York", label: "Eastern" },
  { value: "America/Indiana/Indianapolis", label: "Eastern (Indiana)" },
  { value: "America/Chicago", label: "Central" },
  { value: "America/Denver", label: "Mountain" },
  { value: "America/Phoenix", label: "Mountain (Arizona)" },
  { value: "America/Los_Angeles", label: "Pacific" },
  { value: "America/Anchorage", label: "Alaska" },
  { value: "Pacific/Honolulu", label: "Hawaii" },
] as const;

export const facilityForm = z.object({
  name: name("facility"),
  timeZone: z.enum(
    timeZones.map(({ value }) => value),
    "Please choose a time zone",
  ),
});
