/** People, clients and facilities of the demonstration, which a first start without data begins with. */

const chicago = "America/Chicago";
const columbus = "America/New_York";

export const demo = {
  /** This person entered what belongs to the office. */
  enteredBy: "staff.manager",
  clients: [
    {
      name: "Lakeside Family Clinics",
      facilities: [
        { name: "Lakeside Clinic", timeZone: chicago },
        { name: "Lakeside Surgery Center", timeZone: chicago },
        { name: "Lakeside Administration, floors 11 and 12", timeZone: chicago },
        { name: "Lakeside Supply Warehouse", timeZone: "America/Indiana/Indianapolis" },
      ],
    },
    {
      name: "Oak Ridge Schools",
      facilities: [
        { name: "Oak Ridge Elementary School", timeZone: columbus },
        { name: "Oak Ridge High School", timeZone: columbus },
      ],
    },
  ],
  people: [
    {
      username: "client.admin",
      name: "Maya Lindqvist",
      role: "client-administrator",
      client: "Lakeside Family Clinics",
    },
    {
      username: "client.member",
      name: "Owen Castellanos",
      role: "client-member",
      client: "Lakeside Family Clinics",
      facilities: ["Lakeside Supply Warehouse"],
    },
    {
      username: "school.admin",
      name: "Priya Raman",
      role: "client-administrator",
      client: "Oak Ridge Schools",
    },
    { username: "staff.admin", name: "Helen Okafor", role: "administrator" },
    {
      username: "staff.manager",
      name: "Tom Brandt",
      role: "account-manager",
      clients: ["Lakeside Family Clinics", "Oak Ridge Schools"],
    },
    {
      username: "staff.supervisor",
      name: "Rosa Delgado",
      role: "supervisor",
      facilities: ["Lakeside Clinic", "Lakeside Surgery Center", "Oak Ridge High School"],
    },
    {
      username: "staff.crew",
      name: "Samuel Adeyemi",
      role: "crew-lead",
      facilities: ["Lakeside Clinic"],
    },
    { username: "staff.recruiter", name: "Grace Whitcomb", role: "recruiter" },
  ],
} as const;
