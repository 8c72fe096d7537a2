declare module "@adobe/structured-data-validator" {
  export interface Issue {
    rootType: string;
    issueMessage: string;
    severity: "ERROR" | "WARNING";
    fieldNames?: string[];
  }

  export default class Validator {
    /** @param vocabulary of schema.org; without it, only Google's rules are checked */
    constructor(vocabulary?: unknown);
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
