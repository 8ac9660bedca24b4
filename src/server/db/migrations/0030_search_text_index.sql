-- Longer than an entry of the index may be: names of many words in a script of several bytes a letter. Such an order is
-- no longer found by two words of which one stood at the end.
UPDATE "orders" SET "search_text" = left("search_text", 600) WHERE octet_length("search_text") > 2600;--> statement-breakpoint
CREATE INDEX "orders_user_id_id_search_text" ON "orders" USING btree ("user_id","id","search_text");
