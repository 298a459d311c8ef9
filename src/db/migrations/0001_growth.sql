DROP INDEX "payment_events_state";--> statement-breakpoint
CREATE INDEX "age_acknowledgements_age" ON "age_acknowledgements" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "login_attempts_end" ON "login_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_revoked" ON "sessions" USING btree ("revoked_at") WHERE revoked_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_premium" ON "users" USING btree ("created_at","id") WHERE plan = 'premium';--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("created_at","id") WHERE suspended_until IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_inactive" ON "users" USING btree ("created_at","id") WHERE NOT is_active;--> statement-breakpoint
CREATE INDEX "users_name_parts" ON "users" USING gin (lower("full_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_email_parts" ON "users" USING gin (lower("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_superusers" ON "users" USING btree ("id") WHERE is_superuser;--> statement-breakpoint
CREATE INDEX "daily_usage_age" ON "daily_usage" USING btree ("day");--> statement-breakpoint
CREATE INDEX "payment_references_order" ON "payment_references" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("settled_at","id");--> statement-breakpoint
CREATE INDEX "payments_event" ON "payments" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "moderation_events_age" ON "moderation_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reports_subject" ON "reports" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "strikes_event" ON "strikes" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "likeness_consents_character" ON "likeness_consents" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "generated_images_user" ON "generated_images" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chats_user" ON "chats" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_events_state" ON "payment_events" USING btree ("state","received_at","id");