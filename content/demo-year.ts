/** Requests, all of them closed, from the year before those of `demo-work-orders.ts`. */

interface DemoRequest {
  area: string;
  category: string;
  priority: "emergency" | "urgent" | "routine" | "planned";
  text: string;
  /** The work that was done. */
  done: string;
  /** The name of an occupant who noticed it and has no account. */
  occupant?: string;
}

type Priority = DemoRequest["priority"];

const ask =
  (priority: Priority) =>
  (area: string, category: string, text: string, done: string, occupant?: string): DemoRequest => ({
    area,
    category,
    priority,
    text,
    done,
    ...(occupant && { occupant }),
  });

const emergency = ask("emergency");
const urgent = ask("urgent");
const routine = ask("routine");
const planned = ask("planned");

/** Keys are facilities; each round of the year takes the next request of its priority. */
const requests: Readonly<Record<string, readonly DemoRequest[]>> = {
  "Lakeside Clinic": [
    emergency(
      "Main lobby",
      "spill",
      "The water cooler in the lobby has tipped over. Five gallons on the tile, and patients are coming in.",
      "Water up, floor dry and signs out. The cooler is level again.",
    ),
    emergency(
      "Laboratory",
      "spill",
      "A specimen container broke on the laboratory floor. The room is closed until it is cleaned.",
      "Cleaned by the protocol for blood, disinfected, ten minutes' contact time. The room can be used.",
    ),
    urgent(
      "Restrooms, floor 1",
      "restroom-supplies",
      "No paper towels in either restroom on floor 1, and the day has hardly begun.",
      "Refilled both, and left a spare case in the closet on floor 1.",
      "A patient",
    ),
    urgent(
      "Waiting room A",
      "spill",
      "A child was sick in waiting room A, on the chairs by the window.",
      "Chairs and floor cleaned and disinfected. Two cushions are drying in the back.",
    ),
    urgent(
      "Exam rooms 1 to 6",
      "missed-cleaning",
      "Exam room 2 was not done last night: paper from yesterday on the table, bin full.",
      "Done before the first patient. The room had been locked when the crew came by.",
    ),
    routine(
      "Corridor, floor 2",
      "floors",
      "Black scuff marks along the corridor from the new linen carts.",
      "Marks buffed out. The carts have rubber on their corners now.",
    ),
    routine(
      "Waiting room B",
      "windows",
      "Fingerprints on the glass of the play corner, up to the height of a five-year-old.",
      "Cleaned, and on the checklist for every night.",
    ),
    routine(
      "Break room",
      "odor",
      "The refrigerator in the break room smells, although we emptied it on Friday.",
      "Washed out, drip pan emptied and dried.",
    ),
    routine(
      "Physicians' offices",
      "trash",
      "Recycling in the physicians' offices was not taken for two days.",
      "Taken. It stood behind the door; the crew looks there now.",
    ),
    routine(
      "Restrooms, floor 2",
      "repair",
      "The soap dispenser on floor 2 drips onto the counter all day.",
      "Valve replaced, counter cleaned.",
      "A visitor",
    ),
    planned(
      "Waiting room A",
      "floors",
      "Please extract the chairs in waiting room A before the flu season.",
      "All 22 chairs extracted on Saturday, dry by Monday.",
    ),
    planned(
      "Storage",
      "other",
      "We have cleared the storage room: please sweep and damp mop it once while it is empty.",
      "Swept, mopped, cobwebs off the pipes.",
    ),
  ],
  "Lakeside Surgery Center": [
    emergency(
      "Sterile corridor",
      "spill",
      "A bag of saline has burst in the sterile corridor. A patient has to come through in forty minutes.",
      "Dry and disinfected in 25 minutes; the charge nurse has released it.",
    ),
    urgent(
      "Pre-op and recovery",
      "missed-cleaning",
      "Bay 4 in recovery has not been wiped down: tape on the rail from yesterday.",
      "Bay 4 done again, and the other bays checked.",
    ),
    urgent(
      "Staff locker rooms",
      "odor",
      "The floor drain in the staff showers has backed up a little and smells.",
      "Drain flushed, floor disinfected. Your plumber should look at the trap.",
    ),
    routine(
      "Family waiting room",
      "floors",
      "Coffee on the carpet in the family waiting room, by the table.",
      "Extracted; you can’t see it anymore.",
    ),
    routine(
      "Offices",
      "trash",
      "Shredded paper all over the floor of the billing office after the bag tore.",
      "Vacuumed, and stronger bags are in the office.",
    ),
    routine(
      "Reception",
      "windows",
      "The sliding door has streaks that show when the sun is low.",
      "Both sides cleaned with a squeegee; the rail as well.",
    ),
    planned(
      "Pre-op and recovery",
      "floors",
      "Scrub and recoat the vinyl in recovery on the weekend we’re closed.",
      "Scrubbed and two coats on Saturday; beds are back in place.",
    ),
  ],
  "Lakeside Administration, floors 11 and 12": [
    emergency(
      "Break room, floor 11",
      "spill",
      "The dishwasher on 11 is leaking through to the ceiling of floor 10.",
      "Water extracted, machine shut off, building management notified.",
    ),
    urgent(
      "Board room",
      "extra-service",
      "The board meets at two today instead of tomorrow. Could someone do the room before noon?",
      "Table, glass and carpet done by 11:40.",
    ),
    urgent(
      "Restrooms, floor 12",
      "restroom-supplies",
      "Both soap dispensers on 12 are empty.",
      "Refilled; a case of soap is in the closet now.",
    ),
    routine(
      "Open office, floor 12",
      "floors",
      "Toner on the carpet by the large printer on 12.",
      "Vacuumed with a fine filter and spot-cleaned.",
    ),
    routine(
      "Conference rooms",
      "windows",
      "Tape residue on the glass of both conference rooms after the planning week.",
      "Scraped off and polished.",
    ),
    routine(
      "Open office, floor 11",
      "trash",
      "Cardboard from the new monitors is piled up at the freight elevator.",
      "Flattened and taken down, two carts of it.",
    ),
    planned(
      "Private offices",
      "floors",
      "Three offices are being repainted: carpets afterwards, please.",
      "All three extracted once the painters had gone.",
    ),
  ],
  "Lakeside Supply Warehouse": [
    emergency(
      "Loading docks",
      "spill",
      "Hydraulic oil from a truck on dock 1, running toward the drain.",
      "Drain covered, oil absorbed, dock degreased twice.",
    ),
    urgent(
      "Packing",
      "spill",
      "A drum of alcohol gel is leaking in packing, near the conveyor.",
      "Drum moved outside, floor washed, fans on for an hour.",
    ),
    urgent(
      "Restrooms",
      "restroom-supplies",
      "The second shift found no paper in the restrooms.",
      "Refilled, and the count raised for the second shift.",
    ),
    routine(
      "Storage aisles",
      "floors",
      "Shrink-wrap and dust under the racks of aisles 2 and 3.",
      "Swept under the racks with the narrow brush.",
    ),
    routine(
      "Dispatch office",
      "windows",
      "The dispatch window facing the yard is gray with diesel dust.",
      "Cleaned on both sides.",
    ),
    routine(
      "Break room",
      "missed-cleaning",
      "The microwave and the tables in the break room were left out on Saturday.",
      "Done, and they’re on the Saturday list now.",
    ),
    planned(
      "Loading docks",
      "floors",
      "Pressure wash of the docks before the audit, on a Sunday.",
      "All four docks washed, lines are bright again.",
    ),
  ],
  "Oak Ridge Elementary School": [
    emergency(
      "Kitchen",
      "spill",
      "The floor drain in the kitchen backs up, and lunch is in two hours.",
      "Drain cleared by your plumber, floor washed and disinfected twice. The kitchen can be used.",
    ),
    emergency(
      "Restrooms, floor 1",
      "spill",
      "A toilet on floor 1 overflows, and the water is in the hall.",
      "Water off and out of the hall, floor disinfected; the stall is locked for your plumber.",
    ),
    urgent(
      "Classrooms 101 to 112",
      "spill",
      "A full jar of paint spilled on the floor of room 106.",
      "Up before it dried; one tile still has a blue edge.",
    ),
    urgent(
      "Cafeteria",
      "missed-cleaning",
      "The tables in the cafeteria are sticky from yesterday's program.",
      "Washed before lunch. The program had ended after the crew left.",
    ),
    routine(
      "Library",
      "floors",
      "Glitter in the carpet of the library after the poster day.",
      "Vacuumed three times with the brush head.",
    ),
    routine(
      "Gymnasium",
      "floors",
      "The gym floor is slippery near the stage.",
      "Cleaned without polish and tested dry.",
    ),
    routine(
      "Restrooms, floor 2",
      "repair",
      "The paper holder in the girls' restroom on 2 is loose.",
      "Two new anchors, and it holds.",
      "A teacher",
    ),
    routine(
      "Corridors and stairs",
      "trash",
      "Leaves and mud on the north stairs every morning this week.",
      "Mats changed, and the stairs are swept before eight.",
    ),
    planned(
      "Classrooms 201 to 210",
      "floors",
      "Strip and wax rooms 201 to 204 over the break.",
      "Four rooms stripped, four coats each, furniture back.",
    ),
    planned(
      "Kitchen",
      "other",
      "Hood filters and tile behind the range, before the county comes.",
      "Filters soaked, tile degreased up to the ceiling.",
    ),
  ],
  "Oak Ridge High School": [
    emergency(
      "Cafeteria",
      "spill",
      "A ceiling tile came down with the rain. Water and plaster on the floor of the cafeteria.",
      "Area closed off, plaster and water removed, buckets are out until the roof is fixed.",
    ),
    emergency(
      "Science laboratories",
      "spill",
      "Diluted acid on the floor of laboratory 3. The class is outside.",
      "Neutralized, rinsed and dry; the teacher has released the room.",
    ),
    urgent(
      "Main entrance",
      "windows",
      "Something was thrown at the entrance doors. Egg on all the glass.",
      "Off before the buses came.",
    ),
    urgent(
      "Locker rooms",
      "missed-cleaning",
      "Visitors' locker room was not cleaned, and the other team arrives at four.",
      "Done by 3:15, showers included.",
    ),
    routine(
      "Gymnasium",
      "floors",
      "Tape from the volleyball lines has left glue on the floor.",
      "Glue removed by hand, floor damp mopped.",
    ),
    routine(
      "Restrooms, floor 1",
      "restroom-supplies",
      "Hand soap runs out by fourth period on floor 1.",
      "Larger cartridges are in; the level is checked at noon.",
      "A student",
    ),
    routine(
      "Classrooms, east wing",
      "trash",
      "Bins in rooms 220 to 226 were skipped on Thursday.",
      "Emptied. The wing had been locked for testing.",
    ),
    routine(
      "Library",
      "odor",
      "It smells musty in the back of the library after the rain.",
      "Carpet dried and treated; the window frame lets water in, and facilities knows.",
    ),
    planned(
      "Corridors and stairs",
      "floors",
      "Burnish the corridors before the open house.",
      "Both floors burnished on Sunday.",
    ),
    planned(
      "Staff offices",
      "floors",
      "Please extract the carpet in the counseling offices on a day without students.",
      "Extracted on the teachers' day, dry in the afternoon.",
    ),
  ],
};

export const demoYear = {
  requests,
  /** Requests of each client in four weeks, in this order. */
  rounds: {
    "Lakeside Family Clinics": [
      "urgent",
      "routine",
      "planned",
      "routine",
      "routine",
      "urgent",
      "routine",
      "planned",
      "urgent",
      "emergency",
      "routine",
      "routine",
    ],
    "Oak Ridge Schools": [
      "routine",
      "urgent",
      "routine",
      "routine",
      "planned",
      "emergency",
      "routine",
      "urgent",
    ],
  },
  /** People who ask, answer and do the work, in this order. */
  people: {
    "Lakeside Clinic": ["client.admin", "staff.supervisor", "staff.crew"],
    "Lakeside Surgery Center": ["client.admin", "staff.supervisor", "staff.supervisor"],
    "Lakeside Administration, floors 11 and 12": ["client.admin", "staff.manager", "staff.manager"],
    "Lakeside Supply Warehouse": ["client.member", "staff.manager", "staff.manager"],
    "Oak Ridge Elementary School": ["school.admin", "staff.manager", "staff.manager"],
    "Oak Ridge High School": ["school.admin", "staff.supervisor", "staff.supervisor"],
  },
  reopened: [
    "Better, but not all of it: please look at the corner by the door again.",
    "It came back within a day.",
    "Half of it is done. I think the crew was called away.",
  ],
  again: [
    "You were right. Done again, and checked in daylight.",
    "Done again with another product; it holds now.",
    "Finished this time. Sorry for the second round.",
  ],
  answers: {
    high: [
      [9, "Quick, and someone told me when it was done."],
      [10, "Done before I had to ask twice."],
      [9, "As agreed."],
      [8, "Good work. The message could have come a little earlier."],
      [10, "The crew left the place better than they found it."],
      [8, "Fine."],
    ],
    low: [
      [6, "Done well in the end, but it took too long."],
      [5, "We had to ask a second time."],
      [4, "Nobody told us it would be late."],
    ],
  },
} as const;
