CREATE TABLE "company_copy" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"name" text NOT NULL,
	"ftg_id" text NOT NULL,
	"company_name" text collate "sv-x-icu" NOT NULL,
	"created_by" text NOT NULL,
	"info_text" text DEFAULT '' NOT NULL,
	"history" text DEFAULT '' NOT NULL,
	"size" bigint NOT NULL,
	"row_count" integer NOT NULL,
	"format" integer NOT NULL,
	"checksum" text NOT NULL,
	"is_kept" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_copy_id_lic_nr" UNIQUE("id","lic_nr")
);
--> statement-breakpoint
CREATE TABLE "company_copy_piece" (
	"copy_id" uuid NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "company_copy_piece_copy_id_number_pk" PRIMARY KEY("copy_id","number")
);
--> statement-breakpoint
CREATE TABLE "company_job" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"login" text DEFAULT tenancy.login() NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'QUEUED' NOT NULL,
	"source_key" uuid,
	"source_ftg_id" text NOT NULL,
	"copy_id" uuid,
	"ftg_id" text NOT NULL,
	"ftg_key" uuid,
	"info_text" text DEFAULT '' NOT NULL,
	"message" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "company_job_kind" CHECK ("company_job"."kind" in ('RESTORE', 'SEND', 'CLONE')),
	CONSTRAINT "company_job_status" CHECK ("company_job"."status" in ('QUEUED', 'INPROGRESS', 'COMPLETED', 'FAILED'))
);
--> statement-breakpoint
CREATE TABLE "company_job_beat" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"attempt" integer NOT NULL,
	"beat_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_total" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company" DROP CONSTRAINT "company_ftg_id";--> statement-breakpoint
ALTER TABLE "company_copy" ADD CONSTRAINT "company_copy_lic_nr_licence_lic_nr_fk" FOREIGN KEY ("lic_nr") REFERENCES "public"."licence"("lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_copy_piece" ADD CONSTRAINT "company_copy_piece_copy_id_lic_nr_company_copy_id_lic_nr_fk" FOREIGN KEY ("copy_id","lic_nr") REFERENCES "public"."company_copy"("id","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_job" ADD CONSTRAINT "company_job_lic_nr_licence_lic_nr_fk" FOREIGN KEY ("lic_nr") REFERENCES "public"."licence"("lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_job_beat" ADD CONSTRAINT "company_job_beat_job_id_company_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."company_job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_copy_lic_nr" ON "company_copy" USING btree ("lic_nr","created_at");--> statement-breakpoint
CREATE INDEX "company_copy_expires_at" ON "company_copy" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "company_job_target" ON "company_job" USING btree ("lic_nr","ftg_id") WHERE kind <> 'SEND' and status in ('QUEUED', 'INPROGRESS');--> statement-breakpoint
CREATE INDEX "company_job_under_way" ON "company_job" USING btree ("created_at") WHERE status in ('QUEUED', 'INPROGRESS');--> statement-breakpoint
CREATE INDEX "company_job_login" ON "company_job" USING btree ("lic_nr","login","created_at");--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_ftg_id" CHECK ("company"."ftg_id" ~ '^[a-z0-9+]{1,15}$');
--> statement-breakpoint
CALL tenancy.protect_by_licence('company_copy');
--> statement-breakpoint
CALL tenancy.protect_by_licence('company_copy_piece');
--> statement-breakpoint
CALL tenancy.protect_by_licence('company_job');
--> statement-breakpoint
CALL tenancy.protect_by_licence('company_job_beat');
--> statement-breakpoint
-- The support restores copies of any licence, jobs are claimed over all of them, and what is past its term is removed.
CALL tenancy.open_to_system('company_copy', 'SELECT, DELETE');
--> statement-breakpoint
CALL tenancy.open_to_system('company_copy_piece', 'SELECT');
--> statement-breakpoint
CALL tenancy.open_to_system('company_job', 'SELECT, UPDATE, DELETE');
--> statement-breakpoint
CALL tenancy.open_to_system('company_job_beat', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
GRANT USAGE ON SCHEMA "tenancy" TO avlona_clone;
--> statement-breakpoint
-- The company that a clone is made of; null, which equals nothing, when it has not been said.
CREATE FUNCTION tenancy.source() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('avlona.source_key', true), '')::uuid;
--> statement-breakpoint
-- A table with lic_nr and ftg_key: the cloning role reads the source's rows and writes the company's.
CREATE PROCEDURE tenancy.open_to_cloning(target regclass) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('GRANT SELECT, INSERT ON %s TO avlona_clone', target);
  EXECUTE format(
    'CREATE POLICY clone_source ON %s FOR SELECT TO avlona_clone '
    'USING (lic_nr = (SELECT tenancy.licence()) AND ftg_key = (SELECT tenancy.source()))', target);
  EXECUTE format(
    'CREATE POLICY clone_target ON %s FOR INSERT TO avlona_clone '
    'WITH CHECK (lic_nr = (SELECT tenancy.licence()) AND ftg_key = (SELECT tenancy.company()))', target);
END $$;
--> statement-breakpoint
-- From here on every table of a company's is open to cloning as it is protected …
CREATE OR REPLACE PROCEDURE tenancy.protect_by_company(target regclass) LANGUAGE plpgsql AS $$
BEGIN
  CALL tenancy.protect(target);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO avlona_app', target);
  EXECUTE format(
    'CREATE POLICY own_company ON %s TO avlona_app '
    'USING (lic_nr = (SELECT tenancy.licence()) AND ftg_key = (SELECT tenancy.company()))', target);
  CALL tenancy.open_to_cloning(target);
END $$;
--> statement-breakpoint
-- … and those that were protected before are opened now: all that protect_by_company has been called for.
DO $$
DECLARE
  target regclass;
BEGIN
  FOR target IN
    SELECT polrelid::regclass FROM pg_policy WHERE polname = 'own_company' AND polcmd = '*'
  LOOP
    CALL tenancy.open_to_cloning(target);
  END LOOP;
END $$;
