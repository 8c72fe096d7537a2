-- What has been written to the audit cannot be changed, and cannot be deleted before its time: not by
-- a fault of ours, and on PostgreSQL not by a rights-less user either. A superuser or the owner of the
-- table can still drop the triggers.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit_events is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
-- 730 days is `retentionDays.auditEvents`; a test compares the two.
CREATE FUNCTION "refuse_early_audit_deletion"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('audit.forgetting', true) = 'on' AND OLD.at < now() - interval '730 days' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'audit_events is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE FUNCTION "forget_audit_events"() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	gone integer;
BEGIN
	PERFORM set_config('audit.forgetting', 'on', true);
	DELETE FROM public.audit_events WHERE at < now() - interval '730 days';
	GET DIAGNOSTICS gone = ROW_COUNT;
	PERFORM set_config('audit.forgetting', 'off', true);
	RETURN gone;
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_events_no_update" BEFORE UPDATE OR TRUNCATE ON "audit_events"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_events_no_early_deletion" BEFORE DELETE ON "audit_events"
	FOR EACH ROW EXECUTE FUNCTION "refuse_early_audit_deletion"();--> statement-breakpoint
REVOKE UPDATE, TRUNCATE ON "audit_events" FROM PUBLIC, CURRENT_USER;
