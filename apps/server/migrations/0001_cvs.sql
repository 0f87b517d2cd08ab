CREATE TABLE "cv_data" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"location" text NOT NULL,
	"job_title" text NOT NULL,
	"generated_cv" text NOT NULL,
	"document" jsonb NOT NULL,
	"request" jsonb,
	"facts" jsonb,
	"template" text DEFAULT 'professional' NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"is_brand_free" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cv_drafts" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"form" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cv_drafts_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "generation_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"cv_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "generation_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "cv_data" ADD CONSTRAINT "cv_data_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_drafts" ADD CONSTRAINT "cv_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_keys" ADD CONSTRAINT "generation_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_keys" ADD CONSTRAINT "generation_keys_cv_id_cv_data_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv_data"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_data_owner_newest" ON "cv_data" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "generation_keys_age" ON "generation_keys" USING btree ("created_at");