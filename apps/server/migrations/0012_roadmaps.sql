CREATE TABLE "roadmaps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"input" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"current" jsonb NOT NULL,
	"target" jsonb NOT NULL,
	"progress" jsonb DEFAULT '{"steps":{},"milestones":{}}'::jsonb NOT NULL,
	"request_key" text,
	"trashed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "roadmaps" ADD CONSTRAINT "roadmaps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roadmaps_owner_newest" ON "roadmaps" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "roadmaps_request_key" ON "roadmaps" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE INDEX "roadmaps_trash" ON "roadmaps" USING btree ("trashed_at") WHERE "roadmaps"."trashed_at" is not null;