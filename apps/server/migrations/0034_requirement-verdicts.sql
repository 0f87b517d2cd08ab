CREATE TABLE "requirement_verdicts" (
	"user_id" uuid NOT NULL,
	"demand" text NOT NULL,
	"line" text NOT NULL,
	"is_answer" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "requirement_verdicts_user_id_demand_line_pk" PRIMARY KEY("user_id","demand","line")
);
--> statement-breakpoint
ALTER TABLE "requirement_verdicts" ADD CONSTRAINT "requirement_verdicts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;