/** A document without a pointer: added by our staff, found and acknowledged by the client. */
import { heading, logIn } from "../support/account-journey.ts";
import { expect, test, waitForReact } from "../support/journey.ts";
import { pdf } from "../support/sample-files.ts";
import { tabTo } from "../support/tab-to.ts";

// The client still has it open when it is withdrawn.
test.use({ actionTimeout: 10_000, expectedOnConsole: /Failed to load resource.*404/ });

test("a document is added, found, acknowledged and withdrawn by keys alone", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const staff = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await logIn(page, person("client"));
  await expect(heading(page)).toHaveText(/^Client [0-9a-f]{6}$/);
  const clientName = (await heading(page).textContent()) ?? "";

  await test.step("our staff open the form and choose a file", async () => {
    await logIn(staff, person("administrator-ready"));
    await expect(staff).toHaveURL(/\/office/);
    await staff.goto("/office/documents");
    await waitForReact(staff);
    await tabTo(staff, staff.getByRole("link", { name: "Add a document" }).first());
    await staff.keyboard.press("Enter");
    await expect(heading(staff)).toHaveText("Add a document");
    await tabTo(staff, staff.getByLabel("Add file", { exact: true }));
    // A busy browser takes the key for older than what may open a dialog.
    await expect(async () => {
      const choosing = staff.waitForEvent("filechooser", { timeout: 3_000 });
      await staff.keyboard.press("Enter");
      await (await choosing).setFiles([
        { name: "policy.pdf", mimeType: "application/pdf", buffer: pdf() },
      ]);
    }).toPass();
    await expect(staff.getByText("1 of 1 file sent")).toBeAttached();
  });

  await test.step("fill it in and send it", async () => {
    await tabTo(staff, staff.getByLabel("Title"));
    await staff.keyboard.type("Safety data sheets");
    // A closed list takes the entry that begins with what is typed.
    await tabTo(staff, staff.getByLabel("Type"));
    await staff.keyboard.type("Safety");
    await tabTo(staff, staff.getByLabel("Client", { exact: true }));
    await staff.keyboard.type(clientName);
    await tabTo(staff, staff.getByLabel(/must acknowledge/));
    await staff.keyboard.press("Space");
    await tabTo(staff, staff.getByRole("button", { name: "Add the document" }));
    await staff.keyboard.press("Enter");
    await expect(staff.getByText("Added. The client’s people are being notified.")).toBeVisible();
  });

  await test.step("the client searches for it, and acknowledges it", async () => {
    await waitForReact(page);
    const sections = page.getByRole("navigation", { name: "Sections" });
    await tabTo(page, sections.getByRole("link", { name: /^Documents/ }));
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Documents");
    await expect(page.getByLabel("Search documents")).toBeVisible();
    await page.keyboard.press("/");
    await expect(page.getByLabel("Search documents")).toBeFocused();
    await page.keyboard.type("safety");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/words=safety/);
    await tabTo(page, page.getByRole("link", { name: "Safety data sheets" }));
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Safety data sheets");
    await tabTo(page, page.getByRole("button", { name: "Acknowledge that I’ve read it" }));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Thank you.")).toBeVisible();
  });

  await test.step("our staff withdraw it while the client has it open", async () => {
    await tabTo(staff, staff.locator("summary", { hasText: "Withdraw" }));
    await staff.keyboard.press("Enter");
    await tabTo(staff, staff.getByLabel("Why?"));
    await staff.keyboard.type("Replaced by a binder on site");
    await tabTo(staff, staff.getByRole("button", { name: "Withdraw" }));
    await staff.keyboard.press("Enter");
    await expect(staff.getByText("Withdrawn:")).toBeVisible();
    await expect(heading(page)).not.toHaveText("Safety data sheets");
    await staff.context().close();
  });
});
