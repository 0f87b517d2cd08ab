DROP INDEX "users_words";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(lower(name || ' ' || email), '@.-_+''', '      '))) STORED;--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin ("words");