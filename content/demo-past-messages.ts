/** Threads of the year before, which everybody has read. The first message was written by who comes first. */

type Message = readonly [by: string, text: string];

interface DemoPastThread {
  facility: string;
  subject: string;
  /** Weekdays before today on which it began. */
  weekdaysAgo: number;
  messages: readonly Message[];
}

const clinic = "Lakeside Clinic";
const surgery = "Lakeside Surgery Center";
const administration = "Lakeside Administration, floors 11 and 12";
const warehouse = "Lakeside Supply Warehouse";
const elementary = "Oak Ridge Elementary School";
const highSchool = "Oak Ridge High School";

const maya = (text: string): Message => ["client.admin", text];
const owen = (text: string): Message => ["client.member", text];
const priya = (text: string): Message => ["school.admin", text];
const tom = (text: string): Message => ["staff.manager", text];
const rosa = (text: string): Message => ["staff.supervisor", text];

const thread = (
  weekdaysAgo: number,
  facility: string,
  subject: string,
  ...messages: Message[]
): DemoPastThread => ({ facility, subject, weekdaysAgo, messages });

export const demoPastThreads: readonly DemoPastThread[] = [
  thread(
    248,
    clinic,
    "Welcome, and who to call",
    tom(
      "Our first week is behind us. Rosa is your supervisor, I am your account manager; in the night the number on the closet door reaches us both.",
    ),
    maya(
      "Thank you. The exam rooms looked good this morning. The alarm code for the second crew member still has to come from me.",
    ),
    tom("It has arrived, thank you. Both have been shown how to set it."),
  ),
  thread(
    239,
    surgery,
    "Terminal cleaning on Saturdays",
    maya(
      "We now operate on Saturdays until two. Can terminal cleaning start at four instead of noon?",
    ),
    rosa(
      "Yes, from this Saturday on. The crew waits for the charge nurse's release as on other days.",
    ),
  ),
  thread(
    231,
    highSchool,
    "Keys for the east wing",
    rosa("The ring that we were given does not open rooms 218 to 226."),
    priya("Those were rekeyed in summer. A new ring is at the main office, in your name."),
    rosa("Picked up, and all of them open. Thank you."),
  ),
  thread(
    222,
    administration,
    "Plants on floor 12",
    maya("Does somebody of yours water the plants on 12, or should we ask the florist?"),
    tom(
      "It is not in the scope today. We can add it for $40 a month, or leave it to the florist, who also prunes them.",
    ),
    maya("Then the florist. Good to know."),
    tom("Agreed. The crew leaves the pots where they are."),
  ),
  thread(
    214,
    elementary,
    "Snow days",
    priya("If we close for snow, do you come all the same?"),
    tom(
      "Only if you wish. Write here or call by noon, and the visit is cancelled without charge; the floors by the doors we would do on the morning after.",
    ),
    priya("That is what we want. Thank you."),
    tom("Noted in the schedule."),
  ),
  thread(
    206,
    warehouse,
    "Salt on the floor of packing",
    owen("The trucks bring in salt, and packing is white by noon."),
    tom(
      "We can add a damp mop at two on days with snow, or put down two more mats. The mats cost nothing.",
    ),
    owen("Mats first, please."),
    tom("They are down since this morning."),
  ),
  thread(
    197,
    clinic,
    "Flu season: touch points",
    maya("Could touch points in both waiting rooms be disinfected twice a day until March?"),
    rosa(
      "The evening crew does it anyhow. For noon I can send one person from the surgery center, Monday to Friday.",
    ),
    maya("Please do."),
    rosa("It begins on Monday and ends with March; it stands in the scope as an extra."),
  ),
  thread(
    188,
    highSchool,
    "Basketball finals",
    priya("The finals are on Friday and Saturday, about 900 people each evening."),
    rosa(
      "Then I bring two more people for the restrooms during the game, and we do the gym between the two evenings.",
    ),
    priya("Very good. The floor must be dry by nine on Saturday."),
    rosa("It will be. I stay until it is."),
  ),
  thread(
    180,
    surgery,
    "Which disinfectant do you use?",
    maya("Infection control asks for the product and its contact time in the operating rooms."),
    rosa(
      "A hydrogen peroxide cleaner, five minutes. The safety data sheet is among your documents.",
    ),
  ),
  thread(
    171,
    administration,
    "Carpet in the board room",
    maya("There is a shadow where the old table stood."),
    tom(
      "We extract it on Friday evening. Fibers that were pressed for years may need a second time.",
    ),
    maya("Looks much better, thank you."),
    tom("We look at it again in a month."),
  ),
  thread(
    163,
    warehouse,
    "Forklift charging station",
    owen("Please keep water away from the new charging station in aisle 6."),
    tom("Marked on the crew's plan: swept only, two yards around it."),
  ),
  thread(
    155,
    elementary,
    "Book fair in the library",
    priya("The book fair takes the library from Monday to Thursday, the tables stay up."),
    tom("Then we vacuum around them and do the carpet as a whole on Friday."),
  ),
  thread(
    147,
    clinic,
    "A word about Samuel's crew",
    maya(
      "Two patients told the front desk how clean the place is. I thought your people should hear that.",
    ),
    rosa("They have, and it is on their board now. Thank you for passing it on."),
  ),
  thread(
    139,
    highSchool,
    "Prom: the morning after",
    priya(
      "Prom is in our gym this year. Confetti is forbidden, which means that there will be confetti.",
    ),
    rosa("We come at six on Sunday with four people and two backpack vacuums."),
    priya("There was confetti. By noon there was none. Thank you!"),
    rosa("We found a bag of it behind the stage as well."),
  ),
  thread(
    130,
    surgery,
    "State survey",
    maya("The surveyors want the cleaning log of the operating rooms for the last ninety days."),
    rosa(
      "Every visit is in the portal with its tasks and times. I have also put a summary among your documents.",
    ),
    maya("They accepted it as it is."),
    rosa("Good to hear. We keep it that way."),
  ),
  thread(
    121,
    administration,
    "Summer hours",
    maya("From June to August the office closes at three on Fridays."),
    tom(
      "Then the Friday visit can begin at four instead of seven. It ends before the building's air conditioning does.",
    ),
    maya("Everybody will like that."),
    tom("Changed from the first Friday of June."),
  ),
  thread(
    112,
    elementary,
    "Summer work: order of rooms",
    tom(
      "Here is our plan: second floor in June, first floor in July, gym and cafeteria in the last week.",
    ),
    priya("Room 104 hosts the summer school until July 20."),
    tom("Moved to the end. The plan is changed."),
  ),
  thread(
    104,
    warehouse,
    "Inventory weekend",
    owen("We count from Friday evening to Sunday. Nobody should move anything in the aisles."),
    tom("We skip the aisles that weekend and do docks, office and restrooms only."),
  ),
  thread(
    95,
    clinic,
    "New exam rooms 13 and 14",
    maya("The two new exam rooms open on Monday. Are they in the scope?"),
    tom(
      "Since version 2, which has been in effect for a week. The crew has walked through them with your nurse.",
    ),
  ),
  thread(
    87,
    highSchool,
    "Locker rooms before the season",
    priya("Football begins, and the locker rooms are used on six days from now on."),
    rosa("We come on Saturdays as well. Drains get a weekly flush as long as the season lasts."),
  ),
  thread(
    78,
    surgery,
    "Noise in the evening",
    maya("Recovery had a patient overnight, and the vacuum woke her at ten."),
    rosa(
      "I am sorry. On nights with patients the crew now begins at the other end and uses the quiet machine in the corridor.",
    ),
    maya("That helps. The charge nurse writes it on the board by the door."),
    rosa("Perfect, the crew looks there first."),
  ),
  thread(
    66,
    elementary,
    "Allergy in room 109",
    priya(
      "A child in room 109 is severely allergic to nuts. Tables must be washed, not only wiped.",
    ),
    tom(
      "The crew washes them with a cloth that is used in no other room. It stands on the list in the closet.",
    ),
  ),
  thread(
    55,
    administration,
    "Badges for the new crew member",
    tom("Elena Ruiz joins the crew on floors 11 and 12. Could the desk make a badge for her?"),
    maya("It is ready. She needs her license when she picks it up."),
    tom("She has it, thank you."),
  ),
  thread(
    44,
    clinic,
    "Waxing the corridor on floor 2",
    rosa(
      "The corridor on floor 2 is due for a new coat. A Saturday after one o'clock would be best.",
    ),
    maya("This Saturday works. Nobody is in after one."),
    rosa("Done: three coats, and it shines. Furniture is back."),
  ),
  thread(
    33,
    warehouse,
    "Birds in the warehouse",
    owen("Two sparrows live above dock 3, and packing shows it."),
    tom(
      "We clean packing every evening until they are gone. Your pest service can hang nets at the dock; I have given them your number.",
    ),
    owen("Nets are up, birds are out."),
    tom("Then we return to the plan from Monday on."),
  ),
  thread(
    22,
    highSchool,
    "Open house on a Thursday",
    priya(
      "Open house is on Thursday until nine. Could the crew start on the second floor at nine thirty?",
    ),
    rosa("Yes. We burnish the corridors on Sunday before, so that they look their best."),
    priya("Parents noticed. Thank you both."),
    rosa("We will pass it on to the crew."),
  ),
];
