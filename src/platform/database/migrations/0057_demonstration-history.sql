-- As in 0043, and also the history of bids, opportunities, proposals and companies of the demonstration.
-- Their triggers rest while this transaction holds the table, so that nobody else can use the gap.
CREATE OR REPLACE FUNCTION "remove_kept_demonstration_rows"("kept" text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	began timestamp with time zone := public.demonstration_began();
	of_clients text := '(SELECT id FROM public.clients WHERE created_at = $1)';
	of_accounts text := '(SELECT id FROM public.accounts WHERE created_at = $1 OR client_id IN '
		|| of_clients || ')';
	condition text;
	gone integer;
BEGIN
	IF began IS NULL OR NOT EXISTS (SELECT FROM public.settings WHERE name = 'demonstration-removal') THEN
		RAISE EXCEPTION 'no demonstration is to be removed' USING ERRCODE = 'insufficient_privilege';
	END IF;
	IF kept IN ('scopes', 'scope_lines', 'invoices', 'invoice_lines', 'invoice_payments') THEN
		condition := 'client_id IN ' || of_clients;
	ELSIF kept = 'history_events' THEN
		-- What sells has no client: the server listened to nobody before the demonstration was there.
		condition := 'client_id IN ' || of_clients || ' OR (client_id IS NULL AND (
			at <= (SELECT value::timestamptz FROM public.settings WHERE name = ''demo'')
			OR (record_kind IN (''bid'', ''opportunity'', ''proposal'', ''prospect-company'')
				AND actor_id IN ' || of_accounts || ')))';
	ELSIF kept IN ('document_openings', 'document_acknowledgements') THEN
		condition := 'version_id IN (SELECT id FROM public.document_versions WHERE client_id IN '
			|| of_clients || ')';
	ELSIF kept = 'audit_events' THEN
		condition := 'client_id IN ' || of_clients || ' OR account_id IN ' || of_accounts
			|| ' OR (client_id IS NULL AND account_id IS NULL AND actor_id IN ' || of_accounts || ')';
	ELSE
		RAISE EXCEPTION '% is not kept for good', kept USING ERRCODE = 'insufficient_privilege';
	END IF;
	EXECUTE format('ALTER TABLE public.%I DISABLE TRIGGER USER', kept);
	IF kept LIKE 'document\_%' THEN
		EXECUTE format('GRANT DELETE ON public.%I TO CURRENT_USER', kept);
	END IF;
	EXECUTE format('DELETE FROM public.%I WHERE %s', kept, condition) USING began;
	GET DIAGNOSTICS gone = ROW_COUNT;
	IF kept LIKE 'document\_%' THEN
		EXECUTE format('REVOKE DELETE ON public.%I FROM CURRENT_USER', kept);
	END IF;
	EXECUTE format('ALTER TABLE public.%I ENABLE TRIGGER USER', kept);
	RETURN gone;
END
$$;