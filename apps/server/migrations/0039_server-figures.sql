CREATE TABLE "server_figures" (
	"at" timestamp with time zone NOT NULL,
	"server" uuid NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL,
	"model_calls" integer DEFAULT 0 NOT NULL,
	"model_failures" integer DEFAULT 0 NOT NULL,
	"mails" integer DEFAULT 0 NOT NULL,
	"mail_failures" integer DEFAULT 0 NOT NULL,
	"jobs_waiting" integer DEFAULT 0 NOT NULL,
	"memory_mb" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "server_figures_at_server_pk" PRIMARY KEY("at","server")
);
