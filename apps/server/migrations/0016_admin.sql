CREATE TABLE "admin_acts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"by" uuid,
	"whom" uuid,
	"detail" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_counts" (
	"day" date PRIMARY KEY NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admin_acts" ADD CONSTRAINT "admin_acts_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_acts" ADD CONSTRAINT "admin_acts_whom_users_id_fk" FOREIGN KEY ("whom") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_acts_by" ON "admin_acts" USING btree ("by");--> statement-breakpoint
CREATE INDEX "admin_acts_whom" ON "admin_acts" USING btree ("whom");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (to_tsvector('simple', translate(lower("name" || ' ' || "email"), '@.-_+''', '      ')));