import { expect, it } from "vitest";
import { processorTime } from "#tests/support/processor-time.ts";
import { answerTexts } from "./answer-applicant.server.ts";
import { findForbiddenQuestions } from "./forbidden-questions.ts";
import { answerTemplates } from "./hiring-types.ts";

const forbiddenQuestions = (...given: Parameters<typeof findForbiddenQuestions>) =>
  findForbiddenQuestions(...given).map(({ subject }) => subject);

it.each([
  ["How old are you?", ["age"]],
  ["¿Cuántos años tiene usted?", ["age"]],
  ["Please send us your date of birth.", ["age"]],
  ["Are you married, and do you have children?", ["family"]],
  ["¿Está embarazada o tiene hijos?", ["family"]],
  ["Where were you born? Are you a citizen?", ["origin"]],
  ["¿De dónde es usted?", ["origin"]],
  ["Which church do you go to?", ["religion"]],
  ["Do you have any medical condition or disability?", ["health"]],
  ["Indique si tiene alguna enfermedad.", ["health"]],
  ["Have you ever been arrested?", ["arrests"]],
  ["Have you been convicted of a crime?", ["convictions"]],
  ["¿Tiene antecedentes penales?", ["convictions"]],
  ["What was your last salary?", ["pay-history"]],
  ["HOW OLD ARE YOU? Have you been ARRESTED?", ["age", "arrests"]],
  ["¿Tiene papeles?", ["origin"]],
  ["Do you have a green card?", ["origin"]],
  ["What is your immigration status?", ["origin"]],
  ["¿Es usted indocumentado?", ["origin"]],
  ["Are you Hispanic?", ["origin"]],
  ["Please bring proof of citizenship.", ["origin"]],
  ["¿Ha estado preso?", ["convictions"]],
  ["Are you on probation or parole?", ["convictions"]],
  ["¿Tiene niños?", ["family"]],
  ["Do you plan to have a baby?", ["family"]],
  ["I would like to know whether you are married", ["family"]],
  ["What year did you graduate from high school?", ["age"]],
  ["What did you make at your last job?", ["pay-history"]],
  ["¿Cuánto le pagaban?", ["pay-history"]],
  ["Please send us your Social Security number", ["social-security"]],
  ["Tell me whether you have been arrested", ["arrests"]],
  ["Do you need an accommodation, and what is your disability?", ["health"]],
  ["Which church on Church Street do you go to?", ["religion"]],
  ["¿Tiene una condicio\u0301n me\u0301dica?", ["health"]],
])("finds what nobody may ask: %s", (text, subjects) => {
  expect(forbiddenQuestions(text, "interview")).toEqual(subjects);
});

it.each([
  "Can you work nights?",
  "Are you authorized to work in the United States?",
  "Are you at least 18?",
  "Which pay do you expect?",
  "A background check follows an offer, where the law allows one.",
  "Our storage is on the third floor. Can you lift 40 pounds?",
  "Tell us at any step if you need an accommodation.",
  "¿Puede trabajar de noche?",
  "Please let us know if you need a reasonable accommodation because of a disability.",
  "Do you need an accommodation for a disability to take part in the interview?",
  "Díganos si necesita una adaptación por una discapacidad.",
  "Please come to our office at 45 Church Street.",
  "Please come to 45 Church St. The door is on the left.",
  "Please note that we run a background check after an offer",
  "Do you have experience cleaning a church?",
  "Please bring papers of your choice from the lists, such as a Certificate of U.S. Citizenship.",
])("leaves alone what may be asked or said: %s", (text) => {
  expect(forbiddenQuestions(text, "received")).toEqual([]);
});

it("says which sentence asks, once for each subject", () => {
  const text = "Hello!\nPlease call us. Are you married?\nHow old are you? What is your age?";
  expect(findForbiddenQuestions(text, "screening")).toEqual([
    { subject: "age", sentence: "How old are you?" },
    { subject: "family", sentence: "Are you married?" },
  ]);
});

it("lets convictions be asked about once there is an offer, and arrests never", () => {
  const text = "Have you been convicted of a felony? Were you ever arrested?";
  expect(forbiddenQuestions(text, "screening")).toEqual(["arrests", "convictions"]);
  expect(forbiddenQuestions(text, "offer")).toEqual(["arrests"]);
});

it("no template asks for any of it", () => {
  for (const language of ["en", "es"] as const)
    for (const template of answerTemplates) {
      const { subject, text } = answerTexts(
        template,
        { reference: "A-7K3M9R", positionTitle: "Night Supervisor" },
        language,
      );
      expect(forbiddenQuestions(`${subject}\n${text}`, "received")).toEqual([]);
    }
});

it("a long text costs little", async () => {
  const text = "please your ".repeat(1_000);
  expect(await processorTime(() => forbiddenQuestions(text, "received"))).toBeLessThan(1_000);
});
