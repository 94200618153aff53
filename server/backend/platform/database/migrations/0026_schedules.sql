CREATE TABLE "day_schedule" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"id" text collate "swedish_numeric" NOT NULL,
	"name" text collate "sv-x-icu" NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "day_schedule_ftg_key_id_pk" PRIMARY KEY("ftg_key","id")
);
--> statement-breakpoint
CREATE TABLE "work_schedule" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"id" text collate "swedish_numeric" NOT NULL,
	"name" text collate "sv-x-icu" NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "work_schedule_ftg_key_id_pk" PRIMARY KEY("ftg_key","id")
);
--> statement-breakpoint
ALTER TABLE "salary_period" DROP CONSTRAINT "salary_period_period";--> statement-breakpoint
ALTER TABLE "salary_period" DROP CONSTRAINT "salary_period_days";--> statement-breakpoint
ALTER TABLE "holiday" ADD COLUMN "kind" text DEFAULT 'H' NOT NULL;--> statement-breakpoint
ALTER TABLE "holiday" ADD COLUMN "shortened" numeric(4, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "salary_period" ADD COLUMN "kind" text DEFAULT 'M' NOT NULL;--> statement-breakpoint
ALTER TABLE "salary_period" ADD COLUMN "name" text collate "sv-x-icu" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "salary_period" ADD COLUMN "deviations_first" date;--> statement-breakpoint
ALTER TABLE "salary_period" ADD COLUMN "deviations_last" date;--> statement-breakpoint
ALTER TABLE "salary_period" ADD COLUMN "is_locked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "day_schedule" ADD CONSTRAINT "day_schedule_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_schedule" ADD CONSTRAINT "work_schedule_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The owner sees and writes the rows for a moment, as in 0017.
ALTER TABLE "holiday" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "salary_period" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "company" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "event" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE "holiday" SET "kind" = 'S' WHERE "is_eve" OR "name" ~* '^(nyårsdagen|långfredagen|påskdagen|annandag påsk|pingstdagen|midsommardagen|juldagen|annandag jul)$';
--> statement-breakpoint
-- Months are paid with the deviations of the month before.
UPDATE "salary_period" SET
  "deviations_first" = "first_day" - interval '1 month',
  "deviations_last" = "first_day" - 1,
  "name" = (ARRAY['Januari', 'Februari', 'Mars', 'April', 'Maj', 'Juni', 'Juli', 'Augusti', 'September', 'Oktober', 'November',
    'December'])[extract(month FROM "first_day")::integer] || ' ' || extract(year FROM "first_day")::text;
--> statement-breakpoint
ALTER TABLE "salary_period" ALTER COLUMN "deviations_first" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "salary_period" ALTER COLUMN "deviations_last" SET NOT NULL;
--> statement-breakpoint
-- A replay takes the computed values from here (decision 0025).
INSERT INTO "event" ("lic_nr", "ftg_key", "actor", "type", "payload")
SELECT c.lic_nr, c.ftg_key, NULL, 'company.recorded', jsonb_build_object('rows', jsonb_build_object('salary_period', r.rows))
FROM "company" c
CROSS JOIN LATERAL (SELECT jsonb_agg(to_jsonb(p)) AS rows FROM "salary_period" p WHERE p.ftg_key = c.ftg_key) r
WHERE c.goes_at IS NULL AND r.rows IS NOT NULL ORDER BY c.lic_nr, c.ftg_key;
--> statement-breakpoint
ALTER TABLE "holiday" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "salary_period" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "company" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "event" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "holiday" DROP COLUMN "is_eve";--> statement-breakpoint
ALTER TABLE "holiday" ADD CONSTRAINT "holiday_kind" CHECK ("holiday"."kind" in ('H', 'S', 'A'));--> statement-breakpoint
ALTER TABLE "holiday" ADD CONSTRAINT "holiday_shortened" CHECK ("holiday"."shortened" between 0 and 24);--> statement-breakpoint
ALTER TABLE "salary_period" ADD CONSTRAINT "salary_period_kind" CHECK ("salary_period"."kind" = case when "salary_period"."period" ~ '^[0-9]' then 'M' else left("salary_period"."period", 1) end);--> statement-breakpoint
ALTER TABLE "salary_period" ADD CONSTRAINT "salary_period_period" CHECK ("salary_period"."period" ~ '^[KVWQH]?[0-9]{6}$');--> statement-breakpoint
ALTER TABLE "salary_period" ADD CONSTRAINT "salary_period_days" CHECK ("salary_period"."last_day" >= "salary_period"."first_day" and "salary_period"."deviations_last" >= "salary_period"."deviations_first");
--> statement-breakpoint
CALL tenancy.protect_by_company('day_schedule');
--> statement-breakpoint
CALL tenancy.protect_by_company('work_schedule');
