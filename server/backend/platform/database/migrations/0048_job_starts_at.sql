DROP INDEX "job_under_way";--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "starts_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "job_under_way" ON "job" USING btree ("starts_at") WHERE status in ('QUEUED', 'INPROGRESS');
--> statement-breakpoint
-- A job that waits for its time had that as its time of creation.
ALTER TABLE "job" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE "job" SET "starts_at" = "created_at", "created_at" = least("created_at", now());
--> statement-breakpoint
ALTER TABLE "job" FORCE ROW LEVEL SECURITY;
