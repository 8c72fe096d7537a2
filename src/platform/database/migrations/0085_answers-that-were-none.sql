-- contracts: both versions read and write these columns as before. A walk-through that nobody needs any more was
-- still the next step of what has gone on without one, or has its time: the product planned it, in these words.
WITH "over" AS (
	SELECT "id", "next_step", "next_step_on" FROM "opportunities"
	WHERE "next_step" IN ('Agree on another time for the walk-through', 'Acordar otro horario para el recorrido')
		AND ("stage" IN ('bid', 'proposal', 'won', 'lost') OR EXISTS (
			SELECT FROM "appointments"
			WHERE "kind" = 'walk-through' AND "subject_id" = "opportunities"."id" AND "state" = 'booked' AND "starts_at" > now()
		))
), "told" AS (
	INSERT INTO "history_events" ("id", "record_kind", "record_id", "kind", "details")
	SELECT gen_random_uuid(), 'opportunity', "id", 'changed', jsonb_build_object(
		'before', jsonb_build_object('nextStep', "next_step", 'nextStepOn', coalesce("next_step_on"::text, '')),
		'after', jsonb_build_object('nextStep', '', 'nextStepOn', '')
	) FROM "over"
)
UPDATE "opportunities" SET "next_step" = '', "next_step_language" = NULL, "next_step_on" = NULL
FROM "over" WHERE "opportunities"."id" = "over"."id";--> statement-breakpoint
-- contracts: both versions read and write these columns as before. A bid that was made counted as the first answer,
-- though the prospect had heard nothing. The history says which did: the move out of New that brought the answer
-- follows the version at once, by the same person. What has reached the prospect later is the answer; without it,
-- there was none yet.
WITH "wrong" AS (
	SELECT DISTINCT "opportunities"."id", "lead_id", "answered_at", "answered_by"
	FROM "opportunities"
	JOIN "bids" ON "bids"."opportunity_id" = "opportunities"."id"
	JOIN "history_events" AS "moved" ON "moved"."record_kind" = 'opportunity'
		AND "moved"."record_id" = "opportunities"."id" AND "moved"."kind" = 'moved'
		AND "moved"."details" -> 'before' ->> 'stage' = 'new' AND "moved"."details" -> 'after' ->> 'stage' = 'bid'
	JOIN "history_events" AS "made" ON "made"."record_kind" = 'bid' AND "made"."record_id" = "bids"."id"
		AND "made"."kind" = 'version-made' AND "made"."actor_id" = "moved"."actor_id"
		AND "made"."at" BETWEEN "moved"."at" - interval '5 seconds' AND "moved"."at"
	WHERE ("moved"."details" -> 'after' ->> 'answeredAt')::timestamptz = "opportunities"."answered_at"
), "later" AS (
	SELECT "wrong"."id", "entered_at" AS "at", "moved_by" AS "by" FROM "wrong"
	JOIN "opportunity_stages" ON "opportunity_id" = "wrong"."id" AND "entered_at" > "wrong"."answered_at"
		AND "stage" IN ('contacted', 'walk-through', 'proposal', 'won')
	UNION ALL
	SELECT "wrong"."id", "opportunity_emails"."at", "sent_by" FROM "wrong"
	JOIN "opportunity_emails" ON "opportunity_id" = "wrong"."id" AND "direction" = 'sent'
		AND "opportunity_emails"."at" > "wrong"."answered_at"
	UNION ALL
	SELECT "wrong"."id", "offered"."at", "accounts"."id" FROM "wrong"
	JOIN "history_events" AS "offered" ON "record_kind" = 'opportunity' AND "record_id" = "wrong"."id"
		AND "kind" = 'walk-through-offered' AND "offered"."at" > "wrong"."answered_at"
	LEFT JOIN "accounts" ON "accounts"."id" = "offered"."actor_id"
), "right" AS (
	SELECT DISTINCT ON ("wrong"."id") "wrong".*, "later"."at", "later"."by"
	FROM "wrong" LEFT JOIN "later" ON "later"."id" = "wrong"."id"
	ORDER BY "wrong"."id", "later"."at"
), "requests" AS (
	UPDATE "leads" SET "answered_at" = "right"."at", "answered_by" = "right"."by"
	FROM "right"
	WHERE "leads"."id" = "right"."lead_id" AND "leads"."answered_by" IS NOT DISTINCT FROM "right"."answered_by"
		AND "leads"."answered_at" BETWEEN "right"."answered_at" - interval '1 minute' AND "right"."answered_at" + interval '1 second'
	RETURNING "leads"."id", "leads"."answered_at"
), "told" AS (
	INSERT INTO "history_events" ("id", "record_kind", "record_id", "kind")
	SELECT gen_random_uuid(), 'opportunity', "id", 'reopened' FROM "right" WHERE "at" IS NULL
	UNION ALL
	SELECT gen_random_uuid(), 'lead', "id", 'reopened' FROM "requests" WHERE "answered_at" IS NULL
)
UPDATE "opportunities" SET "answered_at" = "right"."at", "answered_by" = "right"."by"
FROM "right" WHERE "opportunities"."id" = "right"."id";
