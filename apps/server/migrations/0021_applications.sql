CREATE TABLE "application_boards" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"stages" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"document_id" uuid,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"file_name" text NOT NULL,
	"text" text NOT NULL,
	"pdf" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_moves" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"from_stage" text,
	"to_stage" text NOT NULL,
	"to_kind" text NOT NULL,
	"outcome" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"due_on" text,
	"starts_at" timestamp with time zone,
	"duration_minutes" integer NOT NULL,
	"place" text NOT NULL,
	"note" text NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"location" text NOT NULL,
	"url" text NOT NULL,
	"source" text NOT NULL,
	"advert_text" text NOT NULL,
	"advert_html" text,
	"pay" jsonb,
	"contact" jsonb,
	"notes" text NOT NULL,
	"offer" jsonb,
	"applied_on" text,
	"deadline_on" text,
	"stage" text NOT NULL,
	"stage_since" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"position" text NOT NULL,
	"advert_key" text NOT NULL,
	"job_key" text NOT NULL,
	"request_key" text,
	"archived_at" timestamp with time zone,
	"trashed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_boards" ADD CONSTRAINT "application_boards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_moves" ADD CONSTRAINT "application_moves_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tasks" ADD CONSTRAINT "application_tasks_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_documents_application" ON "application_documents" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_documents_owner" ON "application_documents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_documents_document" ON "application_documents" USING btree ("document_id") WHERE "application_documents"."document_id" is not null;--> statement-breakpoint
CREATE INDEX "application_moves_application" ON "application_moves" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "application_moves_owner" ON "application_moves" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_tasks_application" ON "application_tasks" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_tasks_due" ON "application_tasks" USING btree ("user_id","due_on") WHERE "application_tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "applications_stage" ON "applications" USING btree ("user_id","stage");--> statement-breakpoint
CREATE INDEX "applications_advert_key" ON "applications" USING btree ("user_id","advert_key");--> statement-breakpoint
CREATE INDEX "applications_job_key" ON "applications" USING btree ("user_id","job_key");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_request_key" ON "applications" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE INDEX "applications_trash" ON "applications" USING btree ("trashed_at") WHERE "applications"."trashed_at" is not null;