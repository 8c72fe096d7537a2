export const en = {
  noun: "Clients",
  help: "One client per row. All it needs is the name of the company, or the first and last name of a person.",
  columns: {
    name: "Client name",
    customerJob: "Customer:Job",
    firstName: "First name",
    lastName: "Last name",
  },
} as const;
