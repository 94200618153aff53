-- A job is of any kind: what was particular to copying companies is in its payload and its result. The rows, their policies and their
-- rights stay; the owner sees them for a moment, whom row-level security holds too.
ALTER TABLE "company_job" RENAME TO "job";
--> statement-breakpoint
ALTER TABLE "company_job_beat" RENAME TO "job_beat";
--> statement-breakpoint
ALTER TABLE "job" DROP CONSTRAINT "company_job_kind";
--> statement-breakpoint
ALTER TABLE "job" RENAME CONSTRAINT "company_job_status" TO "job_status";
--> statement-breakpoint
ALTER TABLE "job" RENAME CONSTRAINT "company_job_lic_nr_licence_lic_nr_fk" TO "job_lic_nr_licence_lic_nr_fk";
--> statement-breakpoint
ALTER TABLE "job_beat" RENAME CONSTRAINT "company_job_beat_job_id_company_job_id_fk" TO "job_beat_job_id_job_id_fk";
--> statement-breakpoint
ALTER INDEX "company_job_pkey" RENAME TO "job_pkey";
--> statement-breakpoint
ALTER INDEX "company_job_beat_pkey" RENAME TO "job_beat_pkey";
--> statement-breakpoint
ALTER INDEX "company_job_under_way" RENAME TO "job_under_way";
--> statement-breakpoint
ALTER INDEX "company_job_login" RENAME TO "job_login";
--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "payload" jsonb DEFAULT '{}'::jsonb NOT NULL, ADD COLUMN "result" jsonb, ADD COLUMN "exclusive" text;
--> statement-breakpoint
ALTER TABLE "job" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE "job" SET
  "payload" = jsonb_strip_nulls(jsonb_build_object(
    'sourceFtgId', "source_ftg_id", 'ftgId', "ftg_id", 'infoText', "info_text", 'copyId', "copy_id")),
  "result" = CASE WHEN "ftg_key" IS NOT NULL THEN jsonb_build_object('ftgKey', "ftg_key") END,
  "exclusive" = CASE WHEN "kind" <> 'SEND' THEN 'company ' || "ftg_id" END;
--> statement-breakpoint
ALTER TABLE "job" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "job" DROP COLUMN "source_ftg_id", DROP COLUMN "ftg_id", DROP COLUMN "ftg_key", DROP COLUMN "info_text", DROP COLUMN "copy_id";
--> statement-breakpoint
-- The company that the job reads or changes.
ALTER TABLE "job" RENAME COLUMN "source_key" TO "ftg_key";
--> statement-breakpoint
CREATE UNIQUE INDEX "job_exclusive" ON "job" USING btree ("lic_nr","exclusive") WHERE status in ('QUEUED', 'INPROGRESS');
