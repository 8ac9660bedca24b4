CREATE INDEX "intents_capture_id" ON "intents" USING btree ((payment_reference ->> 'captureId')) WHERE payment_reference ->> 'captureId' is not null;--> statement-breakpoint
CREATE INDEX "intents_label_failed" ON "intents" USING btree ("updated_at") WHERE status = 'paid_label_failed';--> statement-breakpoint
CREATE INDEX "orders_user_id_shown_status_carrier_created_at" ON "orders" USING btree ("user_id","shown_status","carrier","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "refunds_order_id" ON "refunds" USING btree ("order_id");