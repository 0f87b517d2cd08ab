CREATE TABLE "letter_versions" (
	"letter_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"session_id" uuid,
	"origin" text NOT NULL,
	"change" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"template" text NOT NULL,
	"document" jsonb NOT NULL,
	"request" jsonb NOT NULL,
	"facts" jsonb,
	CONSTRAINT "letter_versions_letter_id_version_pk" PRIMARY KEY("letter_id","version")
);
--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "trashed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "letter_versions" ADD CONSTRAINT "letter_versions_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_trash" ON "letters" USING btree ("trashed_at") WHERE "letters"."trashed_at" is not null;--> statement-breakpoint
INSERT INTO "letter_versions" ("letter_id", "version", "user_id", "author_id", "origin", "change", "started_at", "saved_at", "title", "template", "document", "request", "facts")
SELECT "id", "version", "user_id", "user_id", 'earlier', 'As it was when versions began to be kept', "updated_at", "updated_at", "title", "template", "document", "request", "facts" FROM "letters";
