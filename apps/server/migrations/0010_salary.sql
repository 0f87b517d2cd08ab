CREATE TABLE "own_pay" (
	"user_id" uuid NOT NULL,
	"country" text NOT NULL,
	"amount" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_pay_user_id_country_pk" PRIMARY KEY("user_id","country")
);
--> statement-breakpoint
CREATE TABLE "salary_occupations" (
	"user_id" uuid NOT NULL,
	"position" text NOT NULL,
	"occupation" text NOT NULL,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "salary_occupations_user_id_position_pk" PRIMARY KEY("user_id","position")
);
--> statement-breakpoint
ALTER TABLE "own_pay" ADD CONSTRAINT "own_pay_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_occupations" ADD CONSTRAINT "salary_occupations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;