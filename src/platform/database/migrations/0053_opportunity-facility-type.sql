ALTER TABLE "opportunities" ADD COLUMN "facility_type" "facility_type";--> statement-breakpoint
-- contracts: fills a column that the version before neither reads nor writes
UPDATE "opportunities" SET "facility_type" = "leads"."facility_type" FROM "leads" WHERE "leads"."id" = "opportunities"."lead_id";--> statement-breakpoint
-- contracts: the version before writes no history of companies, so that nothing of it is forgotten
-- What was done about a company goes with it, as with an opportunity.
CREATE TRIGGER "prospect_companies_forget_handling" AFTER DELETE ON "prospect_companies"
	REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "forget_handling"('prospect-company');
