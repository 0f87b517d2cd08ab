CREATE TABLE "source_switches" (
	"source" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"terms_read_at" timestamp with time zone
);
