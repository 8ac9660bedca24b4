ALTER TABLE "tracking_updates" ADD COLUMN "eta" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tracking_updates" ADD COLUMN "eta_said_at" timestamp with time zone;