CREATE TABLE "order_totals" (
	"user_id" text NOT NULL,
	"part" text NOT NULL,
	"name" text NOT NULL,
	"orders" integer NOT NULL,
	"spent_cents" bigint NOT NULL,
	CONSTRAINT "order_totals_user_id_part_name_pk" PRIMARY KEY("user_id","part","name")
);
--> statement-breakpoint
-- What is added to the groups, by whichever version, is added here: summed by each part alone.
CREATE FUNCTION "sum_order_groups"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- One at a time: what is changed and what is added comes in two calls, so no order of keys holds for both.
	PERFORM pg_advisory_xact_lock(4016202);
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "order_totals" AS known ("user_id", "part", "name", "orders", "spent_cents")
		SELECT "user_id", "part", "name", sum("orders"), sum("spent_cents") FROM "after_change"
		CROSS JOIN LATERAL (VALUES ('status', "shown_status"), ('carrier', "carrier"), ('country', "country")) AS parts ("part", "name")
		GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
		ON CONFLICT ("user_id", "part", "name") DO UPDATE
		SET "orders" = known."orders" + excluded."orders", "spent_cents" = known."spent_cents" + excluded."spent_cents";
	ELSE
		INSERT INTO "order_totals" AS known ("user_id", "part", "name", "orders", "spent_cents")
		SELECT "user_id", "part", "name", sum("orders"), sum("spent_cents") FROM (
			SELECT * FROM "after_change"
			UNION ALL
			SELECT "user_id", "shown_status", "carrier", "country", - "orders", - "spent_cents" FROM "before_change"
		) AS changed
		CROSS JOIN LATERAL (VALUES ('status', "shown_status"), ('carrier', "carrier"), ('country', "country")) AS parts ("part", "name")
		GROUP BY 1, 2, 3 HAVING sum("orders") <> 0 OR sum("spent_cents") <> 0 ORDER BY 1, 2, 3
		ON CONFLICT ("user_id", "part", "name") DO UPDATE
		SET "orders" = known."orders" + excluded."orders", "spent_cents" = known."spent_cents" + excluded."spent_cents";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "order_groups_added" AFTER INSERT ON "order_groups"
REFERENCING NEW TABLE AS "after_change" FOR EACH STATEMENT EXECUTE FUNCTION "sum_order_groups"();
--> statement-breakpoint
CREATE TRIGGER "order_groups_changed" AFTER UPDATE ON "order_groups"
REFERENCING OLD TABLE AS "before_change" NEW TABLE AS "after_change" FOR EACH STATEMENT EXECUTE FUNCTION "sum_order_groups"();
--> statement-breakpoint
INSERT INTO "order_totals" ("user_id", "part", "name", "orders", "spent_cents")
SELECT "user_id", "part", "name", sum("orders"), sum("spent_cents")
FROM "order_groups" CROSS JOIN LATERAL (VALUES ('status', "shown_status"), ('carrier', "carrier"), ('country', "country")) AS parts ("part", "name")
GROUP BY 1, 2, 3;
