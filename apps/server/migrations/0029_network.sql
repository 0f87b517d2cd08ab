CREATE TABLE "network_cadences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"cadences" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network_contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"company_key" text NOT NULL,
	"position" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"linkedin_url" text NOT NULL,
	"connection_type" text NOT NULL,
	"last_contact" text,
	"next_follow_up" text,
	"notes" text NOT NULL,
	"status" text NOT NULL,
	"tags" text[] NOT NULL,
	"location" text NOT NULL,
	"industry" text NOT NULL,
	"details" jsonb NOT NULL,
	"request_key" text,
	"import_id" uuid,
	"merged" jsonb,
	"trashed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network_imports" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"filled" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "network_imports_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "network_interactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"interaction_type" text NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"outcome" text NOT NULL,
	"interaction_date" text NOT NULL,
	"effect" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "network_cadences" ADD CONSTRAINT "network_cadences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_contacts" ADD CONSTRAINT "network_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_imports" ADD CONSTRAINT "network_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_interactions" ADD CONSTRAINT "network_interactions_contact_id_network_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."network_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "network_contacts_company" ON "network_contacts" USING btree ("user_id","company_key");--> statement-breakpoint
CREATE INDEX "network_contacts_import" ON "network_contacts" USING btree ("user_id","import_id") WHERE "network_contacts"."import_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "network_contacts_request_key" ON "network_contacts" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE INDEX "network_contacts_trash" ON "network_contacts" USING btree ("trashed_at") WHERE "network_contacts"."trashed_at" is not null;--> statement-breakpoint
CREATE INDEX "network_interactions_contact" ON "network_interactions" USING btree ("contact_id","interaction_date");--> statement-breakpoint
CREATE INDEX "network_interactions_owner" ON "network_interactions" USING btree ("user_id","interaction_date");