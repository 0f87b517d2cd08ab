CREATE TABLE "cv_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"style" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cv_drafts" ALTER COLUMN "form" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cv_data" ADD COLUMN "summary" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cv_data" ADD COLUMN "layout_release" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "cv_data" SET "summary" = coalesce("document"->>'summary', '');
