CREATE TABLE "cv_photos" (
	"cv_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"data_url" text NOT NULL,
	CONSTRAINT "cv_photos_cv_id_hash_pk" PRIMARY KEY("cv_id","hash")
);
--> statement-breakpoint
CREATE TABLE "cv_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"keys" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cv_versions" (
	"cv_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"session_id" uuid,
	"origin" text NOT NULL,
	"change" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"document" jsonb NOT NULL,
	"template" text NOT NULL,
	"layout_release" integer NOT NULL,
	"design" jsonb NOT NULL,
	"photo_hash" text,
	"is_brand_free" boolean NOT NULL,
	"request" jsonb,
	"facts" jsonb,
	CONSTRAINT "cv_versions_cv_id_version_pk" PRIMARY KEY("cv_id","version")
);
--> statement-breakpoint
ALTER TABLE "cv_data" ADD COLUMN "design" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cv_data" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "cv_data" ADD COLUMN "variant_group" uuid;--> statement-breakpoint
ALTER TABLE "cv_data" ADD COLUMN "labels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "cv_data" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cv_data" ADD COLUMN "trashed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cv_data" ADD COLUMN "profile_link" jsonb;--> statement-breakpoint
ALTER TABLE "cv_photos" ADD CONSTRAINT "cv_photos_cv_id_cv_data_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv_data"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_profiles" ADD CONSTRAINT "cv_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_versions" ADD CONSTRAINT "cv_versions_cv_id_cv_data_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv_data"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_data_trash" ON "cv_data" USING btree ("trashed_at") WHERE "cv_data"."trashed_at" is not null;--> statement-breakpoint
INSERT INTO "cv_versions" ("cv_id", "version", "user_id", "author_id", "origin", "change", "started_at", "saved_at", "title", "document", "template", "layout_release", "design", "is_brand_free", "request", "facts")
SELECT "id", "version", "user_id", "user_id", 'earlier', 'As it was when versions began to be kept', "updated_at", "updated_at", "title", "document", "template", "layout_release", "design", "is_brand_free", "request", "facts" FROM "cv_data";
