ALTER TABLE "intents" ADD COLUMN "duties_agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "duties_agreed_at" timestamp with time zone;