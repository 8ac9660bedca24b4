ALTER TABLE "intents" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;