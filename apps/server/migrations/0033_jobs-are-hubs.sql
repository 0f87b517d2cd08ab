CREATE TABLE "application_links" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"linked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "text_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD COLUMN "application_id" uuid;--> statement-breakpoint
ALTER TABLE "application_links" ADD CONSTRAINT "application_links_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_links" ADD CONSTRAINT "application_links_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_links_application" ON "application_links" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_links_owner" ON "application_links" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD CONSTRAINT "interview_sessions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_text_key" ON "applications" USING btree ("user_id","text_key");--> statement-breakpoint
CREATE INDEX "interview_sessions_application" ON "interview_sessions" USING btree ("application_id") WHERE "interview_sessions"."application_id" is not null;