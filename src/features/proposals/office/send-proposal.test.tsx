import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageContext } from "#platform/language/use-messages.ts";
import { readMarkup } from "#tests/support/markup.ts";
import { draftFormId, SendProposal } from "./send-proposal.tsx";

const drawn = (hasUnsavedChanges: boolean) => {
  const data = {
    opportunityId: "o1",
    path: "/office/pipeline/1/proposal",
    nextNumber: 2,
    replaces: 1,
    email: "dana@example.com",
    contact: "Dana Whitfield",
  };
  const markup = renderToStaticMarkup(
    <LanguageContext value="en">
      <SendProposal data={data} hasUnsavedChanges={hasUnsavedChanges} />
    </LanguageContext>,
  );
  return { markup, button: readMarkup(markup).all("button")[0] };
};

it("sends all that the page shows with the button, so that nothing unseen leaves without scripts", () => {
  expect(drawn(false).button?.attribs).toMatchObject({
    form: draftFormId,
    name: "step",
    value: "send",
  });
});

it("waits while something is not saved, and asks for that then alone", () => {
  expect(drawn(true).button?.attribs).toHaveProperty("disabled");
  expect(drawn(true).markup).toContain("Save your changes first.");
  expect(drawn(false).button?.attribs).not.toHaveProperty("disabled");
  expect(drawn(false).markup).not.toContain("Save your changes first.");
});
