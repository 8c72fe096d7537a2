import { expect, it } from "vitest";
import type { FormSent } from "./plain-form.ts";
import { PlainPart } from "./plain-part.ts";

/** Keeps what would be sent, and where links would lead. */
class Page extends PlainPart {
  sent: FormSent | undefined;
  followed: string | undefined;
  constructor(html: string) {
    super();
    this.read(html);
  }
  protected override async followTo(address: string) {
    this.followed = address;
  }
  protected override async submit(form: FormSent) {
    this.sent = form;
  }
}

it("sends what a browser would: chosen, checked, enabled, and the button that was pressed", async () => {
  const page = new Page(`<form method="post" action="/orders">
    <input type="hidden" name="attempt" value="k">
    <label for="a">Name</label><input id="a" name="name" value="old">
    <label>Notes <textarea name="notes">\nfirst</textarea></label>
    <label>Kind <select name="kind"><option value="">Choose</option><option value="s">Spill</option></select></label>
    <label><input type="radio" name="priority" value="1" checked> Routine</label>
    <label><input type="radio" name="priority" value="2"> Emergency<small>one hour</small></label>
    <label><input type="checkbox" name="internal"> Internal</label>
    <fieldset disabled><input name="off" value="1"></fieldset><input name="gone" value="1" disabled>
    <button name="step" value="save">Save</button> <button name="step" value="drop">Drop</button>
  </form>
  <input form="elsewhere" name="other" value="1"><form id="elsewhere"></form>`);
  page.fill("Name", "new");
  page.choose("Kind", "Spill");
  page.check(/^Emergency/);
  page.check("Internal");
  await page.press("Save");
  expect(page.sent).toMatchObject({ method: "POST", action: "/orders" });
  expect(page.sent?.entries).toEqual([
    ["attempt", "k"],
    ["name", "new"],
    ["notes", "first"],
    ["kind", "s"],
    ["priority", "2"],
    ["internal", "on"],
    ["step", "save"],
  ]);
  page.uncheck("Internal");
  await page.enter("Name");
  expect(page.sent?.entries.at(-1)).toEqual(["step", "save"]);
  expect(page.sent?.entries).not.toContainEqual(["internal", "on"]);
});

it("sends files, or none, as parts", async () => {
  const page = new Page(`<form method="post" enctype="multipart/form-data">
    <label>Photo <input type="file" name="photo"></label><button>Send</button></form>`);
  await page.press("Send");
  expect(page.sent?.entries).toMatchObject([["photo", { name: "", size: 0 }]]);
  page.attach("Photo", [new File(["x"], "a.jpg")]);
  await page.press("Send");
  expect(page.sent?.entries).toMatchObject([["photo", { name: "a.jpg", size: 1 }]]);
  expect(page.sent?.body).toBeInstanceOf(FormData);
});

it("finds by name, says what it cannot tell apart, and looks into a part alone", async () => {
  const page = new Page(`<h1>Orders</h1><nav aria-label="Sections"><a href="/a">Home</a></nav>
    <ul aria-label="Filters"><li>Open <a href="/x">Remove <b>Open</b></a></li></ul>
    <ul><li>First <a href="/1">Show</a></li><li>Second <a href="/2">Show</a></li></ul>
    <p hidden>Not yet</p><a href="/b"><img alt="Plan" src="p.png"></a>
    <button type="button">Copy</button>`);
  expect(page.text).toBe("Orders Home Open Remove Open First Show Second Show Copy");
  await expect(page.follow("Show")).rejects.toThrow("expected one place");
  await page.part("li", "Second").follow("Show");
  expect(page.followed).toBe("/2");
  await page.named("Filters").follow(/^Remove/);
  expect(page.followed).toBe("/x");
  await page.follow("Plan");
  expect(page.followed).toBe("/b");
  expect(() => page.field("Name")).toThrow("expected one field Name, found 0");
  await expect(page.press("Copy")).rejects.toThrow("button Copy of a form");
});
