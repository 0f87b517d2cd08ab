CREATE TABLE "source_allowances" (
	"source" text PRIMARY KEY NOT NULL,
	"calls" timestamp with time zone[] NOT NULL,
	"paused_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "source_answers" (
	"source" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	"kept_until" timestamp with time zone NOT NULL,
	CONSTRAINT "source_answers_source_question_pk" PRIMARY KEY("source","question")
);
--> statement-breakpoint
CREATE INDEX "source_answers_kept_until_index" ON "source_answers" USING btree ("kept_until");