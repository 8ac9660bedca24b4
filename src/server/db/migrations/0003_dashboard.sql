CREATE TABLE "order_deltas" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"shown_status" text NOT NULL,
	"carrier" text NOT NULL,
	"country" text NOT NULL,
	"orders" integer NOT NULL,
	"spent_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_groups" (
	"user_id" text NOT NULL,
	"shown_status" text NOT NULL,
	"carrier" text NOT NULL,
	"country" text NOT NULL,
	"orders" integer NOT NULL,
	"spent_cents" bigint NOT NULL,
	CONSTRAINT "order_groups_user_id_shown_status_carrier_country_pk" PRIMARY KEY("user_id","shown_status","carrier","country")
);
--> statement-breakpoint
CREATE TABLE "order_words" (
	"user_id" text NOT NULL,
	"word" text NOT NULL,
	"order_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shown_status" text DEFAULT 'processing' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "order_deltas_user_id" ON "order_deltas" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_words_user_id_word_order_id" ON "order_words" USING btree ("user_id","word" text_pattern_ops,"order_id");--> statement-breakpoint
CREATE INDEX "orders_user_id_shown_status_created_at" ON "orders" USING btree ("user_id","shown_status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_user_id_carrier_created_at" ON "orders" USING btree ("user_id","carrier","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
UPDATE "orders" SET "shown_status" = CASE
	WHEN "status" NOT IN ('processing', 'shipped') THEN "status"
	WHEN EXISTS (SELECT 1 FROM "shipments" WHERE "order_id" = "orders"."id" AND "shipments"."status" <> 'created') THEN 'shipped'
	WHEN EXISTS (SELECT 1 FROM "shipments" WHERE "order_id" = "orders"."id" AND trim("tracking_code") <> '') THEN 'ready_for_carrier'
	ELSE "status" END;--> statement-breakpoint
CREATE FUNCTION pg_temp.folded(source text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT left(regexp_replace(lower(regexp_replace(normalize(translate(replace(replace(replace(replace(source, 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'ŁłØøĐđ', 'LlOoDd'), NFD), '[\u0300-\u036f]', '', 'g')), '[\x01-\x2f\x3a-\x60\x7b-\x7f]', '', 'g'), 40)
$$;--> statement-breakpoint
INSERT INTO "order_words" ("user_id", "word", "order_id")
SELECT DISTINCT "user_id", "word", "order_id" FROM (
	SELECT o."user_id", o."id" AS "order_id", pg_temp.folded(part) AS "word"
	FROM "orders" o
	CROSS JOIN LATERAL (SELECT concat_ws(' ', o."order_number", o."to_address"->>'name', o."to_address"->>'company', o."to_address"->>'businessName') AS said) n
	CROSS JOIN LATERAL (VALUES (said), (replace(replace(replace(replace(replace(replace(said, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'ae'), 'Ö', 'oe'), 'Ü', 'ue'))) AS spelt(spelling)
	CROSS JOIN LATERAL regexp_split_to_table(spelling, '\s+') AS token
	CROSS JOIN LATERAL (SELECT token AS part UNION SELECT regexp_split_to_table(token, '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+')) AS parts
	UNION ALL
	SELECT o."user_id", o."id", '@' || lower(o."to_address"->>'country') FROM "orders" o
	UNION ALL
	SELECT o."user_id", o."id", pg_temp.folded(s."tracking_code") FROM "orders" o JOIN "shipments" s ON s."order_id" = o."id"
) AS found WHERE "word" <> '' AND "user_id" NOT LIKE 'g\_%';--> statement-breakpoint
DROP FUNCTION pg_temp.folded(text);--> statement-breakpoint
UPDATE "orders" SET "search_text" = ' ' || w."words" || ' '
FROM (SELECT "order_id", string_agg("word", ' ') AS "words" FROM "order_words" GROUP BY "order_id") AS w
WHERE w."order_id" = "orders"."id";--> statement-breakpoint
INSERT INTO "order_groups" ("user_id", "shown_status", "carrier", "country", "orders", "spent_cents")
SELECT o."user_id", o."shown_status", o."carrier", coalesce(o."to_address"->>'country', ''), count(*), sum(o."total_amount_cents" - coalesce(r."given", 0))
FROM "orders" o
LEFT JOIN (SELECT "order_id", sum("amount_cents") AS "given" FROM "refunds" WHERE "state" = 'money_refunded' GROUP BY "order_id") AS r ON r."order_id" = o."id"
WHERE o."user_id" NOT LIKE 'g\_%'
GROUP BY 1, 2, 3, 4;--> statement-breakpoint
DROP TABLE "order_counters";
