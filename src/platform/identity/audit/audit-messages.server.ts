import type { Language } from "#platform/language/language.ts";
import { identityMessages } from "../messages.server.ts";
import type { AuditKind } from "./record-audit.server.ts";

export const auditMessages = (language: Language): Readonly<Record<AuditKind, string>> =>
  identityMessages(language).audit;

export const isAuditKind = (kind: string): kind is AuditKind =>
  Object.hasOwn(auditMessages("en"), kind);
