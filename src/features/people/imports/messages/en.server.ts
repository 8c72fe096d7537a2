export const en = {
  noun: "People",
  help: "One person per row, on your staff or a client’s. Nobody is emailed until you invite them.",
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
