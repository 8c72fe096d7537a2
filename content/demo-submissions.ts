/** Submissions of the public site's visitors; days count back from the first start of the demonstration. */

export const demoSubmissions = {
  contactMessages: [
    {
      name: "Priscilla Vaughn",
      daysAgo: 0.2,
      subject: "A thank-you for last night",
      message:
        "Your crew found my ring under a desk and left it in an envelope with a note. Please tell them they made my week.",
    },
    {
      name: "Gordon Hale",
      daysAgo: 1.4,
      subject: "Certificate of insurance",
      message:
        "Our building manager asks for your certificate with our company as additional insured. Whom do I write to?",
    },
    {
      name: "Nadia Haddad",
      daysAgo: 3.1,
      subject: "Green products",
      message:
        "Do all of your products carry the Safer Choice label, or only some of them? We report on it each year.",
    },
    {
      name: "Bill Thornton",
      daysAgo: 6.5,
      subject: "Van parked in front of our gate",
      message:
        "One of your vans stood in our driveway on Tuesday from ten to eleven. Nobody minded much, but please tell the driver.",
    },
    {
      name: "Erin O'Shea",
      daysAgo: 12.8,
      subject: "Talk at our facility managers' lunch",
      message:
        "We meet on the second Thursday of each month in Naperville. Would someone on your team speak about inspections?",
    },
    {
      name: "Kofi Mensah",
      daysAgo: 24.2,
      subject: "Supplier of microfiber",
      message:
        "We make laundered microfiber for hospitals in Rockford and would like to send you samples.",
    },
  ],
  applications: [
    {
      name: "Renata Flores",
      position: "cleaning-technician",
      experience: "1-3",
      daysAgo: 0.4,
      coverLetter:
        "I clean a school at night now and look for hours that end before my children wake up. I can start in two weeks.",
    },
    {
      name: "DeShawn Parker",
      position: "night-supervisor",
      experience: "5-10",
      daysAgo: 1.9,
      coverLetter:
        "Six years with a hospital contract, the last three as lead of nine people. I hold the CMI basic certificate.",
    },
    {
      name: "Oksana Melnyk",
      position: "cleaning-technician",
      experience: "3-5",
      daysAgo: 3.6,
      coverLetter:
        "I worked in a hotel in Kyiv and in an office tower in Chicago. References from both.",
    },
    {
      name: "Brian Castillo",
      position: "account-executive",
      experience: "3-5",
      daysAgo: 5.2,
      coverLetter:
        "I sold uniforms and mats to facility managers in your area for four years, and I know most of them by name.",
    },
    {
      name: "Aaliyah Brooks",
      position: "customer-service-representative",
      experience: "1-3",
      daysAgo: 8.3,
      coverLetter:
        "I answer phones for a plumbing company, where every call is urgent. I stay calm and write things down.",
    },
    {
      name: "Minh Tran",
      position: "operations-coordinator",
      experience: "3-5",
      daysAgo: 11.7,
      coverLetter:
        "Scheduling eighty drivers taught me to plan for the night on which three of them are ill.",
    },
    {
      name: "Gabriel Santos",
      position: "cleaning-technician",
      experience: "0-1",
      daysAgo: 15.1,
      coverLetter:
        "This would be my first job in cleaning. I am punctual, strong, and I have a car.",
    },
    {
      name: "Patricia Nowak",
      position: "facility-manager",
      experience: "5-10",
      daysAgo: 21.4,
      coverLetter:
        "Eleven years as facility manager of a school district. I would like to see the trade from the other side.",
    },
    {
      name: "Elijah Grant",
      position: "cleaning-technician",
      experience: "1-3",
      daysAgo: 29.8,
      coverLetter: "Floor care is what I do best: strip and wax, burnish, carpet extraction.",
    },
    {
      name: "Samuel Adeyemi",
      position: "cleaning-technician",
      experience: "5-10",
      daysAgo: 58.3,
      coverLetter:
        "I led a night crew of five at an airport. I like to leave a building better than I found it.",
    },
  ],
  /** Applications that are not listed here still wait. */
  hiring: [
    {
      name: "Oksana Melnyk",
      stages: [["screening", 2.9]],
      answers: [["received", 2.9]],
    },
    {
      name: "Brian Castillo",
      stages: [["screening", 4.6]],
    },
    {
      name: "Aaliyah Brooks",
      stages: [
        ["screening", 7.8],
        ["interview", 5.9],
      ],
      answers: [["invitation", 5.9]],
      note: ["Calm on the phone. She asked if four days a week would work.", 4.1],
    },
    {
      name: "Minh Tran",
      stages: [
        ["screening", 11.2],
        ["interview", 9.4],
        ["offer", 2.2],
      ],
      answers: [
        ["invitation", 9.4],
        ["offer", 2.2],
      ],
    },
    {
      name: "Gabriel Santos",
      stages: [
        ["screening", 14.4],
        ["rejected", 10.3],
      ],
      rejectionReason: "hours",
      answers: [["rejection", 10.3]],
    },
    {
      name: "Patricia Nowak",
      stages: [
        ["screening", 20.8],
        ["interview", 17.2],
        ["rejected", 12.6],
      ],
      rejectionReason: "another-chosen",
      answers: [
        ["invitation", 17.2],
        ["rejection", 12.6],
      ],
    },
    {
      name: "Elijah Grant",
      stages: [
        ["screening", 29.1],
        ["interview", 26.4],
      ],
      answers: [["invitation", 26.4]],
    },
    {
      name: "Samuel Adeyemi",
      stages: [
        ["screening", 57.6],
        ["interview", 54.5],
        ["offer", 50.2],
        ["hired", 47.9],
      ],
      answers: [
        ["invitation", 54.5],
        ["offer", 50.2],
      ],
      hired: "staff.crew",
    },
  ],
  /** Additions that senders made on their own pages, by company or applicant. */
  ownPages: {
    leads: [
      {
        sender: "Great Lakes Gasket",
        daysAgo: 0.9,
        text: "The side gate is open until 4 p.m. Please ask for Walt, not the front desk.",
      },
    ],
    applications: [
      {
        sender: "Aaliyah Brooks",
        daysAgo: 5.1,
        text: "I finished my OSHA 10 course on Friday. I can bring the card to the interview.",
      },
    ],
  },
  subscribers: [
    "facilities@halvorsen-pruitt.example.com",
    "office@northlight.example.com",
    "l.farahani@maplestreet.example.com",
    "dkowalczyk@prairiemutual.example.com",
    "hello@bluebirdbooks.example.com",
    "nadia.haddad@example.com",
    "erin.oshea@example.com",
    "gm@lindenhotel.example.com",
    "facilities@riverbend.example.com",
    "walt@greatlakesgasket.example.com",
    "admin@cedarpoint.example.com",
    "ruth@beaconcenter.example.com",
  ],
  newsletters: [
    {
      by: "staff.manager",
      written: [10, "15:20"],
      sent: [9, "09:00"],
      texts: {
        en: {
          subject: "Salt season: what your entrance needs before the first snow",
          body: `The first snow brings salt, and salt takes the shine off a floor in **three weeks**. This is what helps:

- mats of at least 15 feet, vacuumed each night
- a neutral rinse twice a week, before the finish wears off
- a look along the baseboards, where it collects

Our site says [how we take care of hard floors](https://www.cleardawn.example.com/services). To have your floors rinsed between visits, write to your account manager.`,
        },
        es: {
          subject: "Temporada de sal: lo que necesita su entrada antes de la primera nevada",
          body: `Con la primera nevada llega la sal, y la sal le quita el brillo a un piso en **tres semanas**. Esto ayuda:

- tapetes de al menos 15 pies, aspirados cada noche
- un enjuague neutro dos veces por semana, antes de que se gaste el acabado
- una mirada a los zócalos, donde se acumula

En nuestro sitio explicamos [cómo cuidamos los pisos duros](https://www.cleardawn.example.com/es/services). Si quiere un enjuague entre visitas, escriba a su gerente de cuenta.`,
        },
      },
    },
    {
      by: "staff.manager",
      written: [1, "16:40"],
      sent: undefined,
      texts: {
        en: {
          subject: "Closed for the holidays? So is the dust",
          body: `An empty building is the best chance to do the work nobody sees:

1. high dusting and vents
2. carpet extraction
3. stripping and waxing

Tell us by the tenth which days you’ll be closed.`,
        },
        es: { subject: "", body: "" },
      },
    },
  ],
  notes: [
    {
      company: "Great Lakes Gasket",
      by: "staff.manager",
      daysAgo: 0.9,
      text: "Called Walt: walk-through on Thursday at 2 p.m., safety shoes needed. He wants the high beams priced on their own.",
    },
    {
      company: "Prairie Mutual Insurance",
      by: "staff.admin",
      daysAgo: 5.1,
      text: "References sent: two offices above 40,000 square feet. Decision in February.",
    },
  ],
  spam: {
    company: "Rank Boosters",
    name: "Best Ranking",
    message:
      "Dear owner, we bring your website to the first page of all search engines, guaranteed. Prices at https://ranking.example.com and https://boost.example.com",
  },
} as const;
