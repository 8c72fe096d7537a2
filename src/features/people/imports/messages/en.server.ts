export const en = {
  noun: "People",
  help: "One person a row: yours, or a client’s. Nobody is written to: you invite them when you’re ready.",
  columns: {
    name: "Name",
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    role: "Role",
    client: "Client",
    facilities: "Facilities or clients",
  },
  faults: {
    role: "Please write one of the roles: {roles}",
    unknownFacility: "There’s no facility named “{name}”.",
    severalFacilities: "Several facilities are named “{name}”. Assign this person by hand.",
    unknownClient: "There’s no client named “{name}”.",
  },
} as const;
