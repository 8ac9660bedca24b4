CREATE TABLE "order_totals" (
	"user_id" text NOT NULL,
	"part" text NOT NULL,
	"name" text NOT NULL,
	"orders" integer NOT NULL,
	"spent_cents" bigint NOT NULL,
	CONSTRAINT "order_totals_user_id_part_name_pk" PRIMARY KEY("user_id","part","name")
);
--> statement-breakpoint
INSERT INTO "order_totals" ("user_id", "part", "name", "orders", "spent_cents")
SELECT "user_id", "part", "name", sum("orders"), sum("spent_cents")
FROM "order_groups" CROSS JOIN LATERAL (VALUES ('status', "shown_status"), ('carrier', "carrier"), ('country', "country")) AS parts ("part", "name")
GROUP BY 1, 2, 3;
