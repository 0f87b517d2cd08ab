CREATE TABLE "page_views" (
	"page_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"day" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_views_page_id_day_pk" PRIMARY KEY("page_id","day")
);
--> statement-breakpoint
CREATE TABLE "public_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"is_unguessable" boolean NOT NULL,
	"password_hash" text,
	"expires_on" text,
	"shows" jsonb NOT NULL,
	"allows_download" boolean NOT NULL,
	"is_indexed" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "public_pages_document_id_unique" UNIQUE("document_id"),
	CONSTRAINT "public_pages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "page_views" ADD CONSTRAINT "page_views_page_id_public_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."public_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_pages" ADD CONSTRAINT "public_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_pages" ADD CONSTRAINT "public_pages_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "public_pages_owner" ON "public_pages" USING btree ("user_id");