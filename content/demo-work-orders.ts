/** Work orders of the demonstration: each a story, told in weekdays before today or hours before now. */

/** `[3, "09:20"]`: three weekdays ago, in the facility's zone; a number: hours ago. */
type When = readonly [weekdaysAgo: number, time: string] | number;

export interface DemoWorkOrder {
  facility: string;
  /** Left open where the facility has none of this name. */
  area?: string;
  category: string;
  priority: "emergency" | "urgent" | "routine" | "planned";
  text: string;
  /** Language of the text; absent for English. */
  language?: "es";
  /** A username, or the name of an occupant, empty where none was given. */
  asked: { by: string } | { occupant: string };
  at: When;
  commands: readonly DemoCommand[];
}

interface DemoCommand {
  at: When;
  by: string;
  command:
    | "acknowledge"
    | "assign"
    | "start"
    | "hold"
    | "resume"
    | "finish"
    | "accept"
    | "reopen"
    | "decline"
    | "cancel"
    | "comment"
    | "note";
  /** Whom it is assigned to. */
  to?: string;
  text?: string;
  /** Absent where the text is in English. */
  language?: "es";
}

const maya = { by: "client.admin" };
const owen = { by: "client.member" };
const priya = { by: "school.admin" };

const command = (
  at: When,
  by: string,
  command: DemoCommand["command"],
  text?: string,
  language?: "es",
): DemoCommand => ({
  at,
  by,
  command,
  ...(text !== undefined && { text }),
  ...(language && { language }),
});
const give = (at: When, by: string, to: string): DemoCommand => ({ at, by, command: "assign", to });

const clinic = "Lakeside Clinic";
const surgery = "Lakeside Surgery Center";
const administration = "Lakeside Administration, floors 11 and 12";
const warehouse = "Lakeside Supply Warehouse";
const elementary = "Oak Ridge Elementary School";
const highSchool = "Oak Ridge High School";

export const demoWorkOrders: readonly DemoWorkOrder[] = [
  // The flood: an emergency in the night, and what came of it.
  {
    facility: surgery,
    area: "Corridor",
    category: "spill",
    priority: "emergency",
    text: "A pipe burst above the corridor to the operating rooms. Water is an inch deep and still coming. The first operation is at 7.",
    asked: maya,
    at: [8, "02:40"],
    commands: [
      command([8, "02:52"], "staff.supervisor", "acknowledge"),
      command(
        [8, "02:53"],
        "staff.supervisor",
        "comment",
        "Two people with extractors are leaving now and will be with you by 3:30. Please have the water shut off.",
      ),
      command([8, "03:24"], "staff.supervisor", "start"),
      command(
        [8, "06:10"],
        "staff.supervisor",
        "finish",
        "Water out, floor dry and disinfected. Air movers stay until noon. Rooms 1 to 4 can be used.",
      ),
      command([8, "08:15"], "client.admin", "accept"),
    ],
  },
  {
    facility: surgery,
    area: "Corridor",
    category: "floors",
    priority: "routine",
    text: "After the flood two vinyl tiles by room 2 have come up at the edge. Someone will trip.",
    asked: maya,
    at: [6, "10:05"],
    commands: [
      command([6, "10:50"], "staff.manager", "acknowledge"),
      give([6, "10:51"], "staff.manager", "staff.supervisor"),
      command([5, "15:30"], "staff.supervisor", "start"),
      command(
        [5, "15:40"],
        "staff.supervisor",
        "hold",
        "The tiles are ordered and come on Thursday. The edge is taped until then.",
      ),
      command(
        [5, "15:42"],
        "staff.supervisor",
        "note",
        "Supplier says Thursday, probably Friday. Ask again.",
      ),
    ],
  },
  {
    facility: surgery,
    area: "Waiting room",
    category: "missed-cleaning",
    priority: "urgent",
    text: "The waiting room was not done last night: bins full, fingerprints on the glass. Second time this month.",
    asked: maya,
    at: [3, "07:10"],
    commands: [
      command([3, "07:35"], "staff.manager", "acknowledge"),
      command(
        [3, "07:40"],
        "staff.manager",
        "comment",
        "I am sorry. Rosa is on her way and will do it before you open at 8. I’ll call you about the reason.",
      ),
      give([3, "07:41"], "staff.manager", "staff.supervisor"),
      command([3, "07:55"], "staff.supervisor", "start"),
      command(
        [3, "08:30"],
        "staff.supervisor",
        "finish",
        "Done by hand this morning. The room was left out of the new checklist; it is on it now.",
      ),
      command([3, "09:05"], "client.admin", "accept"),
    ],
  },
  {
    facility: surgery,
    category: "windows",
    priority: "planned",
    text: "Windows outside, both floors, before the state inspection on the 15th.",
    asked: maya,
    at: [4, "11:20"],
    commands: [
      command([4, "14:00"], "staff.manager", "acknowledge"),
      command(
        [4, "14:02"],
        "staff.manager",
        "comment",
        "We propose next Saturday morning, 7 to 11.",
      ),
      command(
        [3, "09:30"],
        "client.admin",
        "comment",
        "Saturday works for us. Please use the service door.",
      ),
    ],
  },
  {
    facility: clinic,
    area: "Lobby",
    category: "spill",
    priority: "emergency",
    text: "A glass door has shattered in the entrance. There is broken glass everywhere, and there are children around.",
    asked: maya,
    at: 1.4,
    commands: [
      command(1.2, "staff.supervisor", "acknowledge"),
      give(1.15, "staff.supervisor", "staff.crew"),
      command(0.6, "staff.crew", "start"),
    ],
  },
  {
    facility: clinic,
    area: "Restrooms, floor 1",
    category: "restroom-supplies",
    priority: "urgent",
    text: "No soap and no paper in the restroom by exam room 3.",
    asked: { occupant: "A visitor" },
    at: 0.5,
    commands: [],
  },
  {
    facility: clinic,
    area: "Exam room 3",
    category: "odor",
    priority: "routine",
    text: "It smells of drains in exam room 3, worst on Monday mornings.",
    asked: maya,
    at: [5, "08:40"],
    commands: [
      command([5, "09:55"], "staff.supervisor", "acknowledge"),
      give([5, "09:56"], "staff.supervisor", "staff.crew"),
      command([4, "18:10"], "staff.crew", "start"),
      command(
        [4, "19:00"],
        "staff.crew",
        "note",
        "The trap under the sink was dry. Filled it. If it comes back, it is the plumbing.",
      ),
    ],
  },
  {
    facility: clinic,
    area: "Waiting room",
    category: "floors",
    priority: "routine",
    text: "Coffee stain on the carpet, about the size of a plate, under the window.",
    asked: maya,
    at: [2, "13:15"],
    commands: [
      command([2, "14:20"], "staff.supervisor", "acknowledge"),
      give([2, "14:21"], "staff.supervisor", "staff.crew"),
      command([1, "19:00"], "staff.crew", "start"),
      command(
        [1, "19:50"],
        "staff.crew",
        "finish",
        "Extracted twice. A pale ring may show once it is dry; tell us and we come back.",
      ),
    ],
  },
  {
    facility: clinic,
    area: "Break room",
    category: "floors",
    priority: "routine",
    text: "The floor of the break room is sticky, every morning.",
    asked: maya,
    at: [9, "09:00"],
    commands: [
      command([9, "10:10"], "staff.supervisor", "acknowledge"),
      give([9, "10:11"], "staff.supervisor", "staff.crew"),
      command([8, "18:30"], "staff.crew", "finish", "Tallamos otra vez, con otro producto.", "es"),
      command(
        [7, "08:45"],
        "client.admin",
        "reopen",
        "Better for a day. This morning it is sticky again, by the fridge.",
      ),
      command(
        [7, "09:30"],
        "staff.supervisor",
        "comment",
        "The fridge drips. We dry it every night, and your technician should look at the seal.",
      ),
      command(
        [6, "18:40"],
        "staff.crew",
        "finish",
        "Stripped and sealed again; there’s a tray under the fridge.",
      ),
      command([4, "10:00"], "client.admin", "accept"),
    ],
  },
  {
    facility: clinic,
    category: "extra-service",
    priority: "planned",
    text: "Open house two weeks from Saturday: one person in the lobby and the restrooms from 10 to 3, please.",
    asked: maya,
    at: [1, "10:30"],
    commands: [],
  },
  {
    facility: administration,
    area: "Conference room 11",
    category: "windows",
    priority: "routine",
    text: "There’s marker on the glass wall of the large conference room.",
    asked: maya,
    at: [7, "15:20"],
    commands: [
      command([7, "16:05"], "staff.manager", "acknowledge"),
      command([4, "09:10"], "staff.manager", "start"),
      command([4, "09:40"], "staff.manager", "finish", "Came off with alcohol."),
      command([4, "11:00"], "client.admin", "accept"),
    ],
  },
  {
    facility: administration,
    area: "Kitchen",
    category: "pests",
    priority: "urgent",
    text: "Ants in the kitchen on 12, along the window.",
    asked: maya,
    at: [3, "08:20"],
    commands: [
      command([3, "08:50"], "staff.manager", "acknowledge"),
      command(
        [3, "09:00"],
        "staff.manager",
        "hold",
        "The exterminator comes tomorrow at 8. Please keep food closed until then.",
      ),
      command([2, "08:10"], "staff.manager", "resume"),
      command(
        [2, "11:30"],
        "staff.manager",
        "finish",
        "Treated; the gap under the window is sealed.",
      ),
    ],
  },
  {
    facility: administration,
    category: "schedule-change",
    priority: "planned",
    text: "Starting next month, floor 12 will be empty on Fridays. Can Friday's cleaning move to Thursday?",
    asked: maya,
    at: [2, "16:40"],
    commands: [command([1, "09:15"], "staff.manager", "acknowledge")],
  },
  {
    facility: administration,
    category: "repair",
    priority: "routine",
    text: "The elevator on the east side makes a noise.",
    asked: maya,
    at: [10, "09:40"],
    commands: [
      command(
        [10, "10:30"],
        "staff.manager",
        "decline",
        "The elevator belongs to the landlord: building management, ext. 200. We’ve let them know.",
      ),
    ],
  },
  {
    facility: warehouse,
    area: "Loading dock",
    category: "spill",
    priority: "urgent",
    text: "A pallet of hand sanitizer leaked at dock 2, about 20 gallons. Forklifts go around it.",
    asked: owen,
    at: [6, "09:10"],
    commands: [
      command([6, "10:45"], "staff.manager", "acknowledge"),
      command([6, "11:00"], "staff.manager", "start"),
      command(
        [6, "13:20"],
        "staff.manager",
        "finish",
        "Absorbed, washed twice, dry. The absorbent is in the drum by the door for your hazardous waste.",
      ),
      command([6, "14:00"], "client.member", "accept"),
    ],
  },
  {
    facility: warehouse,
    area: "Office",
    category: "trash",
    priority: "routine",
    text: "The bins in the office were not emptied on Friday.",
    asked: owen,
    at: [1, "08:30"],
    commands: [command([1, "09:20"], "staff.manager", "acknowledge")],
  },
  {
    facility: warehouse,
    area: "Aisle 4",
    category: "floors",
    priority: "routine",
    text: "Tire marks in aisle 4, all the way to the end.",
    asked: owen,
    at: [7, "11:10"],
    commands: [
      command([7, "12:20"], "staff.manager", "acknowledge"),
      command([6, "16:00"], "staff.manager", "start"),
    ],
  },
  {
    facility: warehouse,
    category: "other",
    priority: "routine",
    text: "Please leave the side gate open on Wednesday for the delivery.",
    asked: owen,
    at: [5, "15:00"],
    commands: [command([5, "15:20"], "client.member", "cancel")],
  },
  {
    facility: elementary,
    area: "Cafeteria",
    category: "spill",
    priority: "urgent",
    text: "A child was sick in the cafeteria by the middle tables. Lunch is at 11:30.",
    asked: priya,
    at: [4, "10:35"],
    commands: [
      command([4, "10:48"], "staff.manager", "acknowledge"),
      command([4, "10:50"], "staff.manager", "start"),
      command(
        [4, "11:20"],
        "staff.manager",
        "finish",
        "Cleaned and disinfected, ten minutes' contact time. The tables can be used.",
      ),
      command([4, "12:10"], "school.admin", "accept"),
    ],
  },
  {
    facility: elementary,
    area: "Gym",
    category: "floors",
    priority: "planned",
    text: "Recoat of the gym floor over the winter break, please.",
    asked: priya,
    at: [3, "14:20"],
    commands: [
      command([2, "10:00"], "staff.manager", "acknowledge"),
      command(
        [2, "10:05"],
        "staff.manager",
        "comment",
        "Noted for the first week of the break. The floor will be closed for three days.",
      ),
    ],
  },
  {
    facility: elementary,
    category: "restroom-supplies",
    priority: "routine",
    text: "The dispensers on the second floor jam with the new paper.",
    asked: priya,
    at: [1, "11:45"],
    commands: [],
  },
  {
    facility: highSchool,
    area: "Locker room",
    category: "odor",
    priority: "urgent",
    text: "The boys' locker room smells so bad that classes won’t go in. Game is tonight.",
    asked: priya,
    at: [2, "09:30"],
    commands: [
      command([2, "09:50"], "staff.supervisor", "acknowledge"),
      command([2, "11:15"], "staff.supervisor", "start"),
      command(
        [2, "14:40"],
        "staff.supervisor",
        "finish",
        "Drains flushed, floor and benches disinfected, fans on until 5.",
      ),
    ],
  },
  {
    facility: highSchool,
    area: "Library",
    category: "floors",
    priority: "routine",
    text: "Chewing gum on the carpet in the library, a dozen spots.",
    asked: priya,
    at: [6, "13:00"],
    commands: [
      command([6, "15:50"], "staff.supervisor", "acknowledge"),
      give([6, "15:51"], "staff.supervisor", "staff.supervisor"),
      command([2, "16:00"], "staff.supervisor", "start"),
    ],
  },
  {
    facility: warehouse,
    area: "Break room",
    category: "spill",
    priority: "urgent",
    text: "Hay agua en el piso junto a la máquina de café.",
    language: "es",
    asked: { occupant: "" },
    at: 0.8,
    commands: [command(0.6, "staff.supervisor", "acknowledge")],
  },
  {
    facility: highSchool,
    area: "Restrooms, floor 2",
    category: "repair",
    priority: "routine",
    text: "A soap dispenser is hanging by one screw in the restroom by room 204.",
    asked: { occupant: "A student" },
    at: [2, "12:30"],
    commands: [
      command([2, "13:10"], "staff.supervisor", "acknowledge"),
      give([2, "13:11"], "staff.supervisor", "staff.supervisor"),
    ],
  },
  {
    facility: highSchool,
    category: "extra-service",
    priority: "planned",
    text: "Graduation rehearsal in the auditorium: clean seats and stage the evening before.",
    asked: priya,
    at: [9, "10:00"],
    commands: [
      command([9, "16:00"], "staff.manager", "acknowledge"),
      command(
        [5, "20:00"],
        "staff.supervisor",
        "finish",
        "Seats vacuumed, stage mopped, lights dusted.",
      ),
      command([4, "08:20"], "school.admin", "accept"),
    ],
  },
];
