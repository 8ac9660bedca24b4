-- Batteries over 100 Wh are held for our warehouse (0029): also those that were ordered before, as long as nobody has scanned them.
UPDATE "intents" SET "export_hold" = true
WHERE "shipment"->'additionalServices'->>'lithiumBattery' = 'true'
	AND "shipment"->'additionalServices'->'lithiumBatteryDetails'->>'batteryType' = 'mix'
	AND "status" NOT IN ('cancelled', 'payment_failed', 'refunded', 'label_creation_failed')
	AND NOT EXISTS (SELECT 1 FROM "shipments" s WHERE s."order_id" = "intents"."order_id" AND s."status" <> 'created');
--> statement-breakpoint
UPDATE "orders" SET "export_hold" = true
FROM "intents" i WHERE i."order_id" = "orders"."id" AND i."export_hold" AND "orders"."status" = 'processing'
	AND i."shipment"->'additionalServices'->'lithiumBatteryDetails'->>'batteryType' = 'mix';
