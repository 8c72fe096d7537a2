export const en = {
  events: {
    made: "Start-up plan created",
    moved: "First day of service moved",
    "task-added": "Start-up task added",
    "task-changed": "Start-up task changed",
    "task-done": "Start-up task done",
    "task-reopened": "Start-up task reopened",
    "task-removed": "Start-up task removed",
  },
  plural: "Start-up plans",
  stateChoices: { open: "open", done: "done" },
  /** @param event one of `events` */
  ofTask: "{event}: {task}",
  ofTaskFrom: "{event}: {task}, {changes}",
  /** @param changes from which day to which */
  ofMove: ["{event}, with {count} task: {changes}", "{event}, with {count} tasks: {changes}"],
  someone: "someone",
  problems: {
    "not-found": "It no longer exists.",
    "not-allowed": "Your role can’t do this. Nothing was changed.",
    "has-plan": "This facility already has a start-up plan. Please check the page again.",
    "no-task": "Someone has removed this task. Please check the page again.",
    "unknown-person": "Please choose someone who works at this facility.",
    promised:
      "This task was promised in the signed proposal. Please confirm that you want to remove it.",
    "too-many": "This plan has too many tasks already.",
    "no-tasks": "Please enter at least one step.",
    "changed-since": "This changed in the meantime. Please look at what would move now.",
  },
  alreadyReceived:
    "We already received this task as you first entered it. If you want to add another one, press the button again.",
  startPage: {
    late: [
      "<number>{shown}</number> start-up task is late",
      "<number>{shown}</number> start-up tasks are late",
    ],
    soon: [
      "<number>{shown}</number> start-up task is due within 7 days",
      "<number>{shown}</number> start-up tasks are due within 7 days",
    ],
  },
} as const;
