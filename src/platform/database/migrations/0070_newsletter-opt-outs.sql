CREATE TABLE "newsletter_opt_outs" (
	"mailbox_hash" text PRIMARY KEY NOT NULL,
	"left_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- Keyed, so that nobody learns from another list of addresses who stands here. The key is made at the first use:
-- the empty database that a release carries has none.
CREATE FUNCTION "newsletter_opt_out_hash"(mailbox text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	key text;
BEGIN
	INSERT INTO public.settings (name, value)
		VALUES ('newsletter-opt-outs', gen_random_uuid()::text || gen_random_uuid()::text)
		ON CONFLICT DO NOTHING;
	SELECT value INTO key FROM public.settings WHERE name = 'newsletter-opt-outs';
	RETURN encode(sha256(convert_to(key || lower(mailbox), 'UTF8')), 'hex');
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_newsletter_opt_out"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.newsletter_opt_outs (mailbox_hash, left_at)
		VALUES (public.newsletter_opt_out_hash(OLD.mailbox), OLD.unsubscribed_at)
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
-- contracts: the version before deletes such rows as ever; the trigger only keeps a hash, and refuses nothing.
CREATE TRIGGER "subscribers_keep_opt_out" AFTER DELETE ON "subscribers"
	FOR EACH ROW WHEN (OLD.unsubscribed_at IS NOT NULL) EXECUTE FUNCTION "keep_newsletter_opt_out"();
