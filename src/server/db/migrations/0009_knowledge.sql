CREATE TABLE "postcode_places" (
	"country" text NOT NULL,
	"zip" text NOT NULL,
	"place" text NOT NULL,
	CONSTRAINT "postcode_places_country_zip_place_pk" PRIMARY KEY("country","zip","place")
);
--> statement-breakpoint
CREATE TABLE "tariff_lines" (
	"code" text PRIMARY KEY NOT NULL,
	"text_de" text,
	"text_en" text
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "eori" text;