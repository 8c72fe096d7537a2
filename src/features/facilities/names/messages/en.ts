export const en = {
  facilityTypes: {
    office: "Corporate Office",
    healthcare: "Healthcare Facility",
    education: "Educational Institution",
    retail: "Retail Space",
    industrial: "Manufacturing & Industrial",
    hospitality: "Hospitality",
    other: "Other",
  },
  methods: {
    "five-point": "Five-point",
    "three-point": "Three-point",
    "pass-fail": "Pass or fail",
  },
  floor: "Floor {floor}",
  records: "Records",
} as const;
