import { expect, test } from "vitest";
import { typeset } from "./typeset.ts";

test("sets quotes, apostrophes and ranges", () => {
  expect(typeset(`"Clean" is a verb, isn't it?`)).toBe("“Clean” is a verb, isn’t it?");
  expect(typeset('two days\' dust ("level 2")')).toBe("two days’ dust (“level 2”)");
  expect(typeset("done in 24-72 h, self-service")).toBe("done in 24–72 h, self-service");
});
