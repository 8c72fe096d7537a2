-- Visits of the next 24 hours have a choice of their own, which is "at once" where nobody has chosen.
-- Whoever has chosen how to be told of changed visits chose it for these as well.
INSERT INTO "notification_preferences" ("account_id", "kind", "email")
SELECT "account_id", 'visit-soon', "email" FROM "notification_preferences" WHERE "kind" = 'visit-changed'
ON CONFLICT DO NOTHING;
