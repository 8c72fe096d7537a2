export const en = {
  unsubscribe: "Unsubscribe",
  unsubscribeAt: "Unsubscribe: {address}",
  choose: "Choose which emails you get",
  chooseAt: "Choose which emails you get: {address}",
  hello: "Hello,",
  helloName: "Hello {name},",
  buttonFails: "If the button doesn’t work, open this address: <address/>",
  /** @param label what the passage or button is about */
  labeled: "{label}:",
} as const;
