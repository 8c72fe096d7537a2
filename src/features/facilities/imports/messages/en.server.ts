export const en = {
  nouns: {
    facilities: "Facilities",
    contacts: "Contacts on site",
    areas: "Areas",
  },
  help: {
    facilities:
      "One building per row, with the name of its client. Import the clients first. You can leave out the time zone where state and ZIP code make it clear.",
    contacts:
      "One person per row, with the facility they’re the contact for. They don’t get an account.",
    areas:
      "One room or zone per row, with its facility, floor, floor covering, and its square feet, its fixtures, or both.",
  },
  columns: {
    client: "Client",
    facility: "Facility",
    customerJob: "Customer:Job",
    name: "Name",
    facilityName: "Facility name",
    timeZone: "Time zone",
    facilityType: "Type of facility",
    street: "Street",
    city: "City",
    state: "State",
    postalCode: "ZIP code",
    accessNotes: "Access notes",
    firstName: "First name",
    lastName: "Last name",
    jobTitle: "Job title",
    phone: "Phone",
    email: "Email",
    area: "Area",
    floor: "Floor",
    areaType: "Type of area",
    squareFeet: "Square feet",
    floorCovering: "Floor covering",
    toilets: "Toilets",
    urinals: "Urinals",
    sinks: "Sinks",
  },
  /** Which rows need the column of the client. */
  sameNames: "where two clients’ facilities have the same name",
  faults: {
    noClient: "Please name the client",
    unknownClient: "There’s no client named “{name}”. Import or add the client first.",
    severalClients: "Several clients are named “{name}”. Add this row by hand.",
    noFacility: "Please name the facility",
    unknownFacility: "There’s no facility named “{name}” at this client.",
    severalFacilities: "Several facilities are named “{name}”. Please name the client as well.",
    timeZone:
      "Please add the time zone: state and ZIP code leave it open. “Central” or “America/Chicago” will do.",
  },
} as const;
