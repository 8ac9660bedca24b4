-- An order that changed its status used to leave its money among those of the former one.
INSERT INTO "order_deltas" ("user_id", "shown_status", "carrier", "country", "orders", "spent_cents")
SELECT "user_id", "shown_status", "carrier", "country", 0, sum("spent_cents") FROM (
	SELECT o."user_id", o."shown_status", o."carrier", coalesce(o."to_address"->>'country', '') AS "country", o."total_amount_cents" - coalesce(r."given", 0) AS "spent_cents"
	FROM "orders" o
	LEFT JOIN (SELECT "order_id", sum("amount_cents") AS "given" FROM "refunds" WHERE "state" = 'money_refunded' GROUP BY "order_id") AS r ON r."order_id" = o."id"
	WHERE o."user_id" NOT LIKE 'g\_%'
	UNION ALL
	SELECT "user_id", "shown_status", "carrier", "country", - "spent_cents" FROM "order_groups"
	UNION ALL
	SELECT "user_id", "shown_status", "carrier", "country", - "spent_cents" FROM "order_deltas"
) AS counted
GROUP BY 1, 2, 3, 4 HAVING sum("spent_cents") <> 0;
