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
      "Our first week is behind us. Rosa is your supervisor, I am your account manager; at night, the number on the closet door reaches both of us.",
    ),
    maya(
      "Thank you. The exam rooms looked good this morning. I still owe you the alarm code for the second crew member.",
    ),
    tom("Got it, thank you. We’ve shown both of them how to set it."),
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
    rosa("The key ring we were given doesn’t open rooms 218 to 226."),
    priya("Those were rekeyed over the summer. A new ring is at the main office, in your name."),
    rosa("Picked up, and all of them open. Thank you."),
  ),
  thread(
    222,
    administration,
    "Plants on floor 12",
    maya("Does someone on your team water the plants on 12, or should we ask the florist?"),
    tom(
      "It is not in the scope today. We can add it for $40 a month, or leave it to the florist, who also prunes them.",
    ),
    maya("The florist, then. Good to know."),
    tom("Agreed. The crew leaves the pots where they are."),
  ),
  thread(
    214,
    elementary,
    "Snow days",
    priya("If we close for snow, do you still come?"),
    tom(
      "Only if you’d like us to. Write here or call by noon, and we’ll cancel the visit at no charge. We’d do the floors by the doors the next morning.",
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
    tom("They’ve been down since this morning."),
  ),
  thread(
    197,
    clinic,
    "Flu season: touch points",
    maya("Could touch points in both waiting rooms be disinfected twice a day until March?"),
    rosa(
      "The evening crew does it anyway. For noon I can send one person from the surgery center, Monday to Friday.",
    ),
    maya("Please do."),
    rosa("It starts Monday and runs through March. It’s in the scope as an extra."),
  ),
  thread(
    188,
    highSchool,
    "Basketball finals",
    priya("The finals are on Friday and Saturday, about 900 people each evening."),
    rosa(
      "I’ll bring two more people for the restrooms during the game, and we’ll do the gym between the two evenings.",
    ),
    priya("Very good. The floor must be dry by nine on Saturday."),
    rosa("It will be. I’ll stay until it is."),
  ),
  thread(
    180,
    surgery,
    "Which disinfectant do you use?",
    maya(
      "Infection control is asking for the product and its contact time in the operating rooms.",
    ),
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
      "We’ll extract it Friday evening. Fibers that have been flattened for years may need a second pass.",
    ),
    maya("Looks much better, thank you."),
    tom("We’ll look at it again in a month."),
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
    priya("The book fair has the library from Monday to Thursday, and the tables stay up."),
    tom("Then we’ll vacuum around them and do the whole carpet on Friday."),
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
      "Prom is in our gym this year. Confetti is forbidden, which means there will be confetti.",
    ),
    rosa("We’ll come at six on Sunday with four people and two backpack vacuums."),
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
    rosa("Good to hear. We’ll keep it that way."),
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
    owen(
      "We’re counting from Friday evening to Sunday. Nobody should move anything in the aisles.",
    ),
    tom("We’ll skip the aisles that weekend and do only the docks, office and restrooms."),
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
    priya("Football is starting, so the locker rooms will be in use six days a week."),
    rosa("We’ll come on Saturdays too, and the drains will get a weekly flush all season."),
  ),
  thread(
    78,
    surgery,
    "Noise in the evening",
    maya("Recovery had a patient overnight, and the vacuum woke her at ten."),
    rosa(
      "I am sorry. On nights with patients, the crew now starts at the other end and uses the quiet machine in the corridor.",
    ),
    maya("That helps. The charge nurse will write it on the board by the door."),
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
      "The crew washes them with a cloth that is used in no other room. It’s on the list in the closet.",
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
    owen("Two sparrows are living above dock 3, and you can tell in packing."),
    tom(
      "We’ll clean packing every evening until they’re gone. Your pest service can hang nets at the dock; I’ve given them your number.",
    ),
    owen("Nets are up, birds are out."),
    tom("Then we’ll go back to the plan on Monday."),
  ),
  thread(
    22,
    highSchool,
    "Open house on a Thursday",
    priya(
      "Open house is on Thursday until nine. Could the crew start on the second floor at nine thirty?",
    ),
    rosa("Yes. We’ll burnish the corridors the Sunday before so they look their best."),
    priya("Parents noticed. Thank you both."),
    rosa("We will pass it on to the crew."),
  ),
];
