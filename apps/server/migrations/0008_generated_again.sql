ALTER TABLE "cv_data" ADD COLUMN "generated" jsonb;--> statement-breakpoint
ALTER TABLE "cv_data" ADD COLUMN "proposal" jsonb;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "generated" jsonb;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "proposal" jsonb;