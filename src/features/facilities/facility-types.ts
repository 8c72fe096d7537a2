/** Apart from the schema, so that a page can list them without it. */
export const facilityTypes = [
  { value: "office", label: "Corporate Office" },
  { value: "healthcare", label: "Healthcare Facility" },
  { value: "education", label: "Educational Institution" },
  { value: "retail", label: "Retail Space" },
  { value: "industrial", label: "Manufacturing & Industrial" },
  { value: "hospitality", label: "Hospitality" },
  { value: "other", label: "Other" },
] as const;

export type FacilityType = (typeof facilityTypes)[number]["value"];
