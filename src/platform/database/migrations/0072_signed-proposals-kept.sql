-- contracts: the list of states only grows, and the version before writes no other than those it knows.
ALTER TABLE "proposal_versions" DROP CONSTRAINT "proposal_versions_state_known";--> statement-breakpoint
ALTER TABLE "proposal_links" ADD COLUMN "turned_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "proposal_versions" ADD COLUMN "release_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- contracts: the list of states only grows, and the version before writes no other than those it knows.
ALTER TABLE "proposal_versions" ADD CONSTRAINT "proposal_versions_state_known" CHECK (state in ('open', 'replaced', 'withdrawn', 'declined', 'signed', 'released', 'countersigned'));--> statement-breakpoint
-- What somebody has signed stays for ten years (content/privacy-laws.ts), whatever deletes what it hangs on:
-- a cascade asks the triggers of each row. Only the demonstration goes sooner, once somebody has asked for it.
CREATE FUNCTION "is_signed_proposal_kept"("version" uuid, "signed_at" timestamp with time zone) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN "signed_at" > now() - interval '10 years' AND NOT EXISTS (
		SELECT FROM public.proposal_versions AS versions
		JOIN public.proposals AS proposals ON proposals.id = versions.proposal_id
		JOIN public.opportunities AS opportunities ON opportunities.id = proposals.opportunity_id
		WHERE versions.id = "version"
			AND EXISTS (SELECT FROM public.settings WHERE name = 'demonstration-removal')
			AND opportunities.opened_at <= (SELECT value::timestamptz FROM public.settings WHERE name = 'demo'));
END
$$;--> statement-breakpoint
CREATE FUNCTION "refuse_to_delete_signed_proposal"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	kept boolean;
BEGIN
	IF TG_TABLE_NAME = 'proposal_signatures' THEN
		kept := public.is_signed_proposal_kept(OLD.version_id, OLD.signed_at);
	ELSIF TG_TABLE_NAME = 'proposal_papers' THEN
		kept := EXISTS (SELECT FROM public.proposal_signatures AS signatures
			WHERE signatures.version_id = OLD.version_id
				AND public.is_signed_proposal_kept(signatures.version_id, signatures.signed_at));
	ELSE
		kept := EXISTS (SELECT FROM public.proposal_signatures AS signatures
			JOIN public.proposal_versions AS versions ON versions.id = signatures.version_id
			WHERE versions.proposal_id = OLD.proposal_id
				AND public.is_signed_proposal_kept(signatures.version_id, signatures.signed_at));
	END IF;
	IF kept THEN
		RAISE EXCEPTION 'what somebody has signed is kept for ten years' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN OLD;
END
$$;--> statement-breakpoint
-- contracts: the version before deletes what is signed by its age alone, which was a fault: its round fails, and is logged.
CREATE TRIGGER "proposal_signatures_are_kept" BEFORE DELETE ON "proposal_signatures"
	FOR EACH ROW EXECUTE FUNCTION "refuse_to_delete_signed_proposal"();--> statement-breakpoint
-- contracts: the version before deletes what is signed by its age alone, which was a fault: its round fails, and is logged.
CREATE TRIGGER "proposal_papers_are_kept" BEFORE DELETE ON "proposal_papers"
	FOR EACH ROW EXECUTE FUNCTION "refuse_to_delete_signed_proposal"();--> statement-breakpoint
-- contracts: the version before deletes what is signed by its age alone, which was a fault: its round fails, and is logged.
CREATE TRIGGER "proposal_evidence_is_kept" BEFORE DELETE ON "proposal_evidence"
	FOR EACH ROW EXECUTE FUNCTION "refuse_to_delete_signed_proposal"();--> statement-breakpoint
-- contracts: no version has ever changed these columns, nor any other of what it had sent.
CREATE TRIGGER "proposal_recipients_never_change" BEFORE UPDATE ON "proposal_versions"
	FOR EACH ROW WHEN (OLD.recipient_email IS DISTINCT FROM NEW.recipient_email
		OR OLD.expires_on IS DISTINCT FROM NEW.expires_on
		OR OLD.number IS DISTINCT FROM NEW.number
		OR OLD.proposal_id IS DISTINCT FROM NEW.proposal_id)
	EXECUTE FUNCTION "refuse_proposal_change"();