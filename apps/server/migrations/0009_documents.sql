CREATE TABLE "document_drafts" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"form" jsonb,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_drafts_user_id_kind_key_pk" PRIMARY KEY("user_id","kind","key")
);
--> statement-breakpoint
CREATE TABLE "document_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"document_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "document_photos" (
	"document_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"data_url" text NOT NULL,
	CONSTRAINT "document_photos_document_id_hash_pk" PRIMARY KEY("document_id","hash")
);
--> statement-breakpoint
CREATE TABLE "document_versions" (
	"document_id" uuid NOT NULL,
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
	"request" jsonb,
	"facts" jsonb,
	"template" text DEFAULT 'professional' NOT NULL,
	"layout_release" integer DEFAULT 1 NOT NULL,
	"design" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_brand_free" boolean DEFAULT false NOT NULL,
	"photo_hash" text,
	CONSTRAINT "document_versions_document_id_version_pk" PRIMARY KEY("document_id","version")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"card" jsonb NOT NULL,
	"text" text NOT NULL,
	"document" jsonb NOT NULL,
	"request" jsonb,
	"facts" jsonb,
	"generated" jsonb,
	"proposal" jsonb,
	"template" text DEFAULT 'professional' NOT NULL,
	"layout_release" integer DEFAULT 1 NOT NULL,
	"design" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_brand_free" boolean DEFAULT false NOT NULL,
	"declined_release" jsonb,
	"language" text DEFAULT 'en' NOT NULL,
	"variant_group" uuid,
	"source_id" uuid,
	"profile_link" jsonb,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"archived_at" timestamp with time zone,
	"trashed_at" timestamp with time zone,
	"is_public" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quota_usage" (
	"user_id" uuid NOT NULL,
	"meter" text NOT NULL,
	"month" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "quota_usage_user_id_meter_month_pk" PRIMARY KEY("user_id","meter","month")
);
--> statement-breakpoint
INSERT INTO "documents" ("id", "user_id", "version", "title", "document", "request", "facts", "generated", "proposal", "template", "trashed_at", "created_at", "updated_at", "kind", "card", "text", "layout_release", "design", "is_brand_free", "declined_release", "language", "variant_group", "profile_link", "labels", "archived_at", "is_public")
SELECT "id", "user_id", "version", "title", "document", "request", "facts", "generated", "proposal", "template", "trashed_at", "created_at", "updated_at", 'cv', jsonb_build_object('jobTitle', "job_title"), "generated_cv", "layout_release", "design", "is_brand_free", "declined_release", "language", "variant_group", "profile_link", "labels", "archived_at", "is_public" FROM "cv_data";
--> statement-breakpoint
INSERT INTO "documents" ("id", "user_id", "version", "title", "document", "request", "facts", "generated", "proposal", "template", "trashed_at", "created_at", "updated_at", "kind", "card", "text", "source_id")
SELECT "id", "user_id", "version", "title", "document", "request", "facts", "generated", "proposal", "template", "trashed_at", "created_at", "updated_at", 'letter', jsonb_build_object('letterType', "letter_type", 'jobTitle', "job_title", 'companyName', "company_name"), "generated_letter", "cv_id" FROM "letters";
--> statement-breakpoint
INSERT INTO "document_versions" ("document_id", "version", "user_id", "author_id", "session_id", "origin", "change", "started_at", "saved_at", "title", "template", "document", "request", "facts", "layout_release", "design", "photo_hash", "is_brand_free")
SELECT "cv_id", "version", "user_id", "author_id", "session_id", "origin", "change", "started_at", "saved_at", "title", "template", "document", "request", "facts", "layout_release", "design", "photo_hash", "is_brand_free" FROM "cv_versions";
--> statement-breakpoint
INSERT INTO "document_versions" ("document_id", "version", "user_id", "author_id", "session_id", "origin", "change", "started_at", "saved_at", "title", "template", "document", "request", "facts")
SELECT "letter_id", "version", "user_id", "author_id", "session_id", "origin", "change", "started_at", "saved_at", "title", "template", "document", "request", "facts" FROM "letter_versions";
--> statement-breakpoint
INSERT INTO "document_photos" ("document_id", "hash", "user_id", "data_url") SELECT "cv_id", "hash", "user_id", "data_url" FROM "cv_photos";
--> statement-breakpoint
INSERT INTO "document_drafts" ("user_id", "kind", "key", "version", "form", "saved_at") SELECT "user_id", 'cv', "key", "version", "form", "saved_at" FROM "cv_drafts";
--> statement-breakpoint
INSERT INTO "document_keys" ("user_id", "key", "document_id", "created_at") SELECT "user_id", "key", "cv_id", "created_at" FROM "generation_keys";
--> statement-breakpoint
INSERT INTO "document_keys" ("user_id", "key", "document_id", "created_at") SELECT "user_id", "key", "letter_id", "created_at" FROM "letter_keys" ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "quota_usage" ("user_id", "meter", "month", "count") SELECT "user_id", 'cv', "month", "count" FROM "cv_usage";
--> statement-breakpoint
ALTER TABLE "document_drafts" ADD CONSTRAINT "document_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_keys" ADD CONSTRAINT "document_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_keys" ADD CONSTRAINT "document_keys_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_photos" ADD CONSTRAINT "document_photos_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_source_id_documents_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quota_usage" ADD CONSTRAINT "quota_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "document_keys_age" ON "document_keys" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "document_keys_document" ON "document_keys" USING btree ("document_id");
--> statement-breakpoint
CREATE INDEX "documents_owner_newest" ON "documents" USING btree ("user_id","kind","created_at" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "documents_source" ON "documents" USING btree ("source_id") WHERE "documents"."source_id" is not null;
--> statement-breakpoint
CREATE INDEX "documents_trash" ON "documents" USING btree ("trashed_at") WHERE "documents"."trashed_at" is not null;
--> statement-breakpoint
DROP TABLE "letter_keys";
--> statement-breakpoint
DROP TABLE "letter_versions";
--> statement-breakpoint
DROP TABLE "letters";
--> statement-breakpoint
DROP TABLE "generation_keys";
--> statement-breakpoint
DROP TABLE "cv_versions";
--> statement-breakpoint
DROP TABLE "cv_photos";
--> statement-breakpoint
DROP TABLE "cv_drafts";
--> statement-breakpoint
DROP TABLE "cv_data";
--> statement-breakpoint
DROP TABLE "cv_usage";
--> statement-breakpoint
CREATE VIEW "cv_data" AS
SELECT "id", "user_id", "title", "document" #>> '{basics,name}' AS "name", "document" #>> '{basics,email}' AS "email",
	"document" #>> '{basics,phone}' AS "phone", "document" #>> '{basics,location}' AS "location", "card" ->> 'jobTitle' AS "job_title",
	"document" ->> 'summary' AS "summary", "document" -> 'experience' AS "experience", "document" -> 'skills' AS "skills",
	"document" -> 'education' AS "education", "text" AS "generated_cv", "template", "is_public", "is_brand_free", "created_at", "updated_at"
FROM "documents" WHERE "kind" = 'cv' AND "trashed_at" IS NULL;
