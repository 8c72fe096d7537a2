/** A key from the key box to a crew lead's phone, lost and found out about at once; a code on a phone. */
import {
  expectGoodScreen,
  heading,
  logIn,
  openSummary,
  pressButton,
} from "../support/account-journey.ts";
import { expect, journeyAt, waitForReact } from "../support/journey.ts";
import { password } from "../support/people.ts";

const test = journeyAt("visits");

test.use({ actionTimeout: 10_000, expectedOnConsole: /Failed to load resource.*4(04|09|22)/ });

test("a key is issued, signed for, lost and replaced, and a code is read", async ({
  page,
  stage,
  browser,
  baseURL,
}) => {
  const { people, facility } = stage;
  const open = async (viewport: { width: number; height: number }) =>
    (await browser.newContext({ baseURL: baseURL ?? "", viewport })).newPage();
  const office = page;
  const phone = await open({ width: 390, height: 844 });
  const client = await open({ width: 1280, height: 800 });
  await office.setViewportSize({ width: 1280, height: 800 });

  await test.step("the office adds a key and a code", async () => {
    await logIn(office, { ...people.supervisor, password });
    await office.goto("/office/keys");
    await expect(office.getByText("No keys yet")).toBeVisible();
    await expectGoodScreen(office);
    await office.getByRole("link", { name: "Add a key" }).first().click();
    await waitForReact(office);
    await pressButton(office, "Add the key");
    await expect(office.getByText("Please choose a kind")).toBeVisible();
    await expectGoodScreen(office);
    const add = async (kind: string, label: string) => {
      await office.getByLabel("Facility", { exact: true }).selectOption({ label: facility });
      await office.getByLabel("Kind", { exact: true }).selectOption(kind);
      await office.getByLabel("Label").fill(label);
      if (kind === "code") await office.getByLabel("The code").fill("2580 #");
      await office.getByLabel(kind === "code" ? /^How many/ : "Copies").fill("2");
      await pressButton(office, "Add the key");
      await expect(heading(office)).toHaveText(label);
      await expect(office.getByText("Added.")).toBeVisible();
    };
    await add("key", "Staff entrance");
    await office.goto("/office/keys/new");
    await waitForReact(office);
    await add("code", "Alarm panel");
    await expect(office.getByText("2580")).toHaveCount(0);
    await expectGoodScreen(office);
  });

  await test.step("both go to the crew lead by one form", async () => {
    await office.goto("/office/keys");
    await waitForReact(office);
    await office.getByLabel("Select Staff entrance").check();
    await expect(office.getByText("1 selected")).toBeVisible();
    await office.getByLabel("Select all on this page").check();
    await expect(office.getByText("2 selected")).toBeVisible();
    await expect(office.getByLabel("Select Alarm panel")).toBeChecked();
    await office.getByLabel("Who gets it").selectOption({ label: people.crew.name });
    await office.getByLabel("Crew (optional)").fill("Night crew");
    await expectGoodScreen(office);
    await pressButton(office, "Issue the selected keys");
    await expect(office.getByText(/^Issued\./)).toBeVisible();
    await expect(office.getByText("To confirm", { exact: true })).toHaveCount(2);
    await office.goto("/office/keys?tab=to-confirm");
    await expect(office.getByText(`${people.crew.name}, Night crew`)).toHaveCount(2);
  });

  await test.step("who signs for them with a tap on the phone, and reads the code", async () => {
    await logIn(phone, { ...people.crew, password });
    await phone.goto("/office/keys");
    await waitForReact(phone);
    await expect(phone.getByRole("button", { name: "I have it" })).toHaveCount(2);
    await expectGoodScreen(phone);
    await phone.getByRole("button", { name: "I have it" }).first().click();
    await expect(phone.getByText("Signed for. You have it from now on.")).toBeVisible();
    await phone.getByRole("button", { name: "I have it" }).click();
    await expect(phone.getByRole("button", { name: "I have it" })).toHaveCount(0);
    await phone.getByRole("link", { name: "Alarm panel" }).click();
    await expect(heading(phone)).toHaveText("Alarm panel");
    await expect(phone.getByText("2580 #")).toHaveCount(0);
    await pressButton(phone, "Show the code");
    await expect(phone.getByText("2580 #")).toBeVisible();
    await expectGoodScreen(phone);
    await pressButton(phone, "Hide it");
    await expect(phone.getByText("2580 #")).toHaveCount(0);
    await pressButton(phone, "Show the code");
    await expect(phone.getByText("2580 #")).toBeVisible();
    await pressButton(phone, "Hide it");
    await expect(phone.getByText("2580 #")).toHaveCount(0);
    // Neither the page read anew nor the way back brings it. An id may hold four digits by chance.
    await phone.reload();
    await expect(heading(phone)).toHaveText("Alarm panel");
    expect(await phone.content()).not.toContain("2580 #");
  });

  await test.step("the office sees who can get in tonight, and each look at the code", async () => {
    await office.goto("/office/keys");
    await office.getByRole("link", { name: "Alarm panel" }).click();
    await expect(office.getByText("Viewed the code")).toHaveCount(2);
    const [name = ""] = facility.split("\n");
    await office.goto("/office/clients");
    await office.getByRole("link", { name }).first().click();
    await office.getByRole("navigation", { name: "Records" }).getByText("Keys").click();
    await expect(office.getByText(`Who has a key to ${facility} tonight`)).toBeVisible();
    await expect(office.getByText("Alarm panel, Staff entrance")).toBeVisible();
    await expectGoodScreen(office);
  });

  await test.step("the client sees what is out", async () => {
    await logIn(client, { ...people.client, password });
    await client.goto("/client-portal/keys");
    await expect(client.getByRole("link", { name: "Staff entrance" })).toBeVisible();
    await expect(client.getByText("Night crew").first()).toBeVisible();
    expect(await client.content()).not.toContain("2580 #");
    await expectGoodScreen(client);
  });

  await test.step("the key is lost, and everybody knows", async () => {
    await phone.goto("/office/keys");
    await phone.getByRole("link", { name: "Staff entrance" }).click();
    await expect(heading(phone)).toHaveText("Staff entrance");
    await waitForReact(phone);
    await openSummary(phone, "Report it lost");
    await expectGoodScreen(phone);
    await pressButton(phone, "Yes, it’s lost");
    await expect(phone.getByText(/^Reported lost\. The client/)).toBeVisible();
    // The list that is open follows.
    await expect(client.getByText("Lost", { exact: true }).first()).toBeVisible();
    await client.goto("/client-portal/notifications");
    await client.getByRole("link", { name: /Reported lost: Staff entrance/ }).click();
    await expect(heading(client)).toHaveText("Staff entrance");
    await expectGoodScreen(client);
    await client.getByRole("link", { name: /^Work order WO-/ }).click();
    await expect(client.getByText(/Please change the locks/).first()).toBeVisible();
  });

  await test.step("the office takes the found one back, and retires it", async () => {
    await office.goto("/office/keys?tab=lost");
    await office.getByRole("link", { name: "Staff entrance" }).click();
    await waitForReact(office);
    await pressButton(office, "Found again");
    await expect(office.getByText(/^Found again\. The work order/)).toBeVisible();
    await openSummary(office, "Retire");
    await pressButton(office, "Retire it");
    await expect(office.getByText("Retired.", { exact: true })).toBeVisible();
    await expectGoodScreen(office);
    await phone.goto("/office/keys");
    await expect(phone.getByText("Staff entrance")).toHaveCount(0);
    await pressButton(phone, "I don’t need it anymore");
    await expect(phone.getByText(/^Thank you\. The office/)).toBeVisible();
  });
});
