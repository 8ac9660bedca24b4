ALTER TABLE "refunds" ADD COLUMN "acknowledged_at" timestamp with time zone;--> statement-breakpoint
-- Of a parcel that was never rejected before, a rejection can only be the answer to the request that is open.
UPDATE "refunds" SET "acknowledged_at" = "requested_at" WHERE "state" = 'requested' AND NOT EXISTS (SELECT 1 FROM "refunds" AS "earlier" WHERE "earlier"."order_id" = "refunds"."order_id" AND "earlier"."package_index" = "refunds"."package_index" AND "earlier"."state" = 'rejected');
