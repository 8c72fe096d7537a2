CREATE INDEX "audit_events_actor_at" ON "audit_events" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_client_at" ON "audit_events" USING btree ("client_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_kind_at" ON "audit_events" USING btree ("kind","at");--> statement-breakpoint
CREATE INDEX "history_events_at" ON "history_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "history_events_actor_at" ON "history_events" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "history_events_client_at" ON "history_events" USING btree ("client_id","at");--> statement-breakpoint
CREATE INDEX "history_events_facility_at" ON "history_events" USING btree ("facility_id","at");--> statement-breakpoint
CREATE INDEX "history_events_noun_at" ON "history_events" USING btree ("record_kind","at");--> statement-breakpoint
CREATE INDEX "history_events_kind_at" ON "history_events" USING btree ("record_kind","kind","at");