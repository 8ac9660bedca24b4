CREATE TABLE "read_lists" (
	"provider" text PRIMARY KEY NOT NULL,
	"read_until" timestamp with time zone NOT NULL
);
