/** The demonstration's visits, and what crews found there. Names are those of `demo.ts`. */

export interface DemoSeries {
  facility: string;
  title: string;
  /** A recurrence rule in the format of RFC 5545. */
  rule: string;
  window: readonly [from: string, to: string];
  crewSize: number;
  crewLead: string;
}

const weekly = (days: string) => `FREQ=WEEKLY;INTERVAL=1;BYDAY=${days}`;

const series: readonly DemoSeries[] = [
  {
    facility: "Lakeside Clinic",
    title: "Evening cleaning",
    rule: weekly("MO,TU,WE,TH,FR,SA,SU"),
    window: ["21:00", "01:00"],
    crewSize: 3,
    crewLead: "staff.crew",
  },
  {
    facility: "Lakeside Surgery Center",
    title: "Terminal cleaning",
    rule: weekly("MO,TU,WE,TH,FR,SA"),
    window: ["20:00", "02:00"],
    crewSize: 3,
    crewLead: "staff.crew",
  },
  {
    facility: "Lakeside Administration, floors 11 and 12",
    title: "Office cleaning",
    rule: weekly("MO,WE,FR"),
    window: ["19:00", "21:30"],
    crewSize: 2,
    crewLead: "staff.crew",
  },
  {
    facility: "Lakeside Supply Warehouse",
    title: "Warehouse cleaning",
    rule: weekly("TU,TH"),
    window: ["18:00", "20:00"],
    crewSize: 1,
    crewLead: "staff.crew",
  },
  {
    facility: "Oak Ridge Elementary School",
    title: "School cleaning",
    rule: weekly("MO,TU,WE,TH,FR"),
    window: ["17:00", "21:00"],
    crewSize: 2,
    crewLead: "staff.supervisor",
  },
  {
    facility: "Oak Ridge High School",
    title: "School cleaning",
    rule: weekly("MO,TU,WE,TH,FR"),
    window: ["18:00", "23:00"],
    crewSize: 4,
    crewLead: "staff.supervisor",
  },
];

export const demoVisits = {
  series,
  /** The latest visit of it that is over was missed; a few more over the year. */
  missedAt: "Lakeside Administration, floors 11 and 12",
  /** The crew's notes of the latest night that is over; their photos are in `demo-photos.ts`. */
  lastNight: {
    facility: "Lakeside Clinic",
    /** The reason why the tasks of one area were not done. */
    undone: "Exam room 9 was locked",
    exceptions: [
      {
        area: "Exam rooms 7 to 14",
        text: "Exam room 9 locked, and its key is not on our ring. We cleaned the other seven.",
      },
      {
        area: "Physicians' offices",
        text: "Alguien dejó unas llaves sobre un escritorio. No las tocamos y le avisamos a nuestro supervisor.",
        language: "es",
      },
      {
        area: "Corridor, floor 2",
        text: "Water on the floor by the drinking fountain. We dried it and left the sign up; the valve still drips.",
      },
    ],
  },
  cancelled: {
    facility: "Oak Ridge Elementary School",
    reason: "School closed: teacher in-service day",
  },
  /** Leaders of crews that write in Spanish. */
  inSpanish: ["staff.supervisor"],
  exceptions: [
    {
      en: "Room 204 was locked, and its key isn’t on our ring",
      es: "El cuarto 204 estaba con llave y no traemos esa llave",
    },
    {
      en: "Meeting ran late. We left the conference room for tomorrow",
      es: "La junta se alargó; la sala de juntas queda para mañana",
    },
    {
      en: "Out of paper towels on floor 2. Told the supervisor",
      es: "Se acabaron las toallas de papel en el segundo piso. Ya le avisé al supervisor",
    },
    {
      en: "Carpet still wet from the extractor. Vacuumed around it",
      es: "La alfombra sigue mojada por la extractora. Aspiramos alrededor",
    },
    {
      en: "Alarm panel beeping at the side door. Called the facility",
      es: "El panel de la alarma estaba sonando en la puerta lateral. Llamamos al edificio",
    },
    {
      en: "Boxes stacked in front of the janitor's closet",
      es: "Hay cajas apiladas frente al cuarto de limpieza",
    },
    {
      en: "Water on the floor by the sink. Mopped it up and reported a dripping valve",
      es: "Había agua en el piso junto al lavabo; trapeamos y avisamos que la llave gotea",
    },
    { en: "Light out in the stairwell", es: "Hay un foco fundido en las escaleras" },
  ],
  undone: [
    { en: "No key for one of the rooms", es: "No tenemos la llave de uno de los cuartos" },
    {
      en: "Staff stayed late, we did not want to disturb them",
      es: "El personal se quedó hasta tarde y no quisimos molestar",
    },
  ],
} as const;
