CREATE TABLE "tracking_updates" (
	"id" text PRIMARY KEY NOT NULL,
	"webhook_source" text NOT NULL,
	"tracking_code" text NOT NULL,
	"event_timestamp" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"shipment_id" text,
	"order_id" text,
	"reason" text,
	"status_description" text,
	"city" text,
	"country" text,
	"carrier" text,
	"carrier_code" text,
	"raw_data" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "tracking_rank" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "tracking_rank_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "tracking_side" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "tracking_side_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "shipped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "eta" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "eta_said_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "tracking_updates_event" ON "tracking_updates" USING btree ("tracking_code","webhook_source","event_timestamp","status");--> statement-breakpoint
CREATE INDEX "tracking_updates_order_id" ON "tracking_updates" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "tracking_updates_orphans" ON "tracking_updates" USING btree ("created_at") WHERE shipment_id is null;