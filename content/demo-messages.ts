/** Threads of the demonstration; times count back from its first start. */

export const demoThreads = [
  {
    facility: "Lakeside Clinic",
    subject: "Water on the floor near exam room 4",
    messages: [
      {
        by: "client.admin",
        hoursAgo: 52,
        text: "A supply line under the sink in exam room 4 burst this morning. The plumber has stopped it, but the corridor carpet is soaked. Can somebody come before we open tomorrow?",
      },
      {
        by: "staff.manager",
        hoursAgo: 51.6,
        text: "Rosa is on her way with two extractors and six air movers; she should be with you in an hour. Please keep the corridor closed until she has looked at it.",
      },
      {
        by: "staff.supervisor",
        hoursAgo: 48.5,
        text: "Extraction is done. I left the air movers running along the north wall; the crew empties the dehumidifier at 10 p.m. and again at 2 a.m.",
      },
      {
        by: "client.admin",
        hoursAgo: 25,
        text: "Dry this morning, and no smell. Thank you. Patients didn’t notice a thing.",
      },
    ],
  },
  {
    facility: "Lakeside Supply Warehouse",
    subject: "Forklift aisle on Thursday",
    messages: [
      {
        by: "client.member",
        hoursAgo: 30,
        text: "We rearrange aisle 3 on Thursday evening. Could the crew start at the loading dock and do the aisle last?",
      },
      {
        by: "staff.manager",
        hoursAgo: 28,
        text: "Noted for Thursday: loading dock and restrooms first, aisle 3 after 11 p.m. If you run late, leave the cones out, and the crew will go around them.",
      },
    ],
  },
  {
    facility: "Lakeside Surgery Center",
    subject: "Certificate of insurance for the landlord",
    messages: [
      {
        by: "client.admin",
        hoursAgo: 7,
        text: "Our landlord is asking for your current certificate of insurance, with the building named as additional insured. Could you send it this week?",
      },
    ],
  },
  {
    facility: "Oak Ridge High School",
    subject: "Gym floor before the winter concert",
    messages: [
      {
        by: "staff.manager",
        hoursAgo: 96,
        text: "The gym has its concert in two weeks. We would like to screen and recoat the floor the weekend before; it needs 24 hours without shoes. Does that fit?",
      },
      {
        by: "school.admin",
        hoursAgo: 74,
        text: "Saturday works if you are out by Sunday noon, because the stage arrives then.",
      },
      {
        by: "staff.supervisor",
        hoursAgo: 3,
        text: "Then we start Friday at 6 p.m. and the last coat is down Saturday at noon. I will put up the signs on Thursday.",
      },
    ],
  },
] as const;
