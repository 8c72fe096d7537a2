export const en = {
  title: "Keyboard shortcuts",
  singleKeys: "Single-key shortcuts",
  on: "On in this browser",
  off: "Off in this browser: single keys do nothing",
  everywhere: "Everywhere",
  showList: "Show this list",
  evenWhenOff: "Even when single keys are off",
  close: "Close",
} as const;
