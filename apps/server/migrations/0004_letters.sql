CREATE TABLE "letter_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"letter_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letter_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"letter_type" text DEFAULT 'cover' NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"template" text DEFAULT 'professional' NOT NULL,
	"generated_letter" text NOT NULL,
	"document" jsonb NOT NULL,
	"request" jsonb NOT NULL,
	"facts" jsonb,
	"cv_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letter_keys" ADD CONSTRAINT "letter_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_keys" ADD CONSTRAINT "letter_keys_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_cv_id_cv_data_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv_data"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_keys_age" ON "letter_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "letter_keys_letter" ON "letter_keys" USING btree ("letter_id");--> statement-breakpoint
CREATE INDEX "letters_owner_newest" ON "letters" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "letters_cv" ON "letters" USING btree ("cv_id");