-- A car is its employee's from a date, and has a benefit in each salary year. Until now there was a row for each year, whose price was
-- already reduced: it moves as a car without a reduction, which gives the same benefit.
CREATE TABLE "employee_vehicle" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"employment_number" text collate "swedish_numeric" NOT NULL,
	"model" text collate "sv-x-icu" NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"model_year" smallint NOT NULL,
	"first_taxed" date,
	"fuel" text DEFAULT 'FOS' NOT NULL,
	"new_price" numeric(12, 0) DEFAULT 0 NOT NULL,
	"extras" numeric(12, 0) DEFAULT 0 NOT NULL,
	"vehicle_tax" numeric(12, 0) DEFAULT 0 NOT NULL,
	"compared_text" text DEFAULT '' NOT NULL,
	"compared_code" text DEFAULT '' NOT NULL,
	"compared_price" numeric(12, 0) DEFAULT 0 NOT NULL,
	"drives_far" boolean DEFAULT false NOT NULL,
	"held_from" date NOT NULL,
	"held_to" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "employee_vehicle_ftg_key_id_pk" PRIMARY KEY("ftg_key","id"),
	CONSTRAINT "employee_vehicle_fuel" CHECK ("employee_vehicle"."fuel" in ('FOS', 'EL', 'VAT', 'HYB', 'GAS')),
	CONSTRAINT "employee_vehicle_period" CHECK ("employee_vehicle"."held_to" >= "employee_vehicle"."held_from"),
	CONSTRAINT "employee_vehicle_amounts" CHECK (least("employee_vehicle"."new_price", "employee_vehicle"."extras", "employee_vehicle"."vehicle_tax", "employee_vehicle"."compared_price") >= 0)
);
--> statement-breakpoint
CREATE TABLE "vehicle_benefit" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"benefit" numeric(12, 0) DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "vehicle_benefit_ftg_key_vehicle_id_year_pk" PRIMARY KEY("ftg_key","vehicle_id","year")
);
--> statement-breakpoint
ALTER TABLE "employee_vehicle" ADD CONSTRAINT "employee_vehicle_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_vehicle" ADD CONSTRAINT "employee_vehicle_employee" FOREIGN KEY ("ftg_key","employment_number") REFERENCES "public"."employee"("ftg_key","employment_number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "vehicle_benefit" ADD CONSTRAINT "vehicle_benefit_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_benefit" ADD CONSTRAINT "vehicle_benefit_ftg_key_year_salary_year_ftg_key_year_fk" FOREIGN KEY ("ftg_key","year") REFERENCES "public"."salary_year"("ftg_key","year") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_benefit" ADD CONSTRAINT "vehicle_benefit_vehicle" FOREIGN KEY ("ftg_key","vehicle_id") REFERENCES "public"."employee_vehicle"("ftg_key","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employee_vehicle_by_employee" ON "employee_vehicle" USING btree ("ftg_key","lic_nr","employment_number");
--> statement-breakpoint
ALTER TABLE "benefit_vehicle" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO "employee_vehicle" ("ftg_key", "lic_nr", "employment_number", "model", "code", "model_year", "first_taxed", "new_price", "extras",
  "vehicle_tax", "held_from")
SELECT DISTINCT ON ("ftg_key", "employment_number", "code") "ftg_key", "lic_nr", "employment_number", "model", "code", "model_year",
  "first_taxed", "new_price", "extras", "vehicle_tax",
  make_date(min("year") OVER (PARTITION BY "ftg_key", "employment_number", "code"), 1, 1)
FROM "benefit_vehicle" ORDER BY "ftg_key", "employment_number", "code", "year" DESC;
--> statement-breakpoint
INSERT INTO "vehicle_benefit" ("ftg_key", "lic_nr", "vehicle_id", "year", "benefit")
SELECT b."ftg_key", b."lic_nr", v."id", b."year", b."benefit" FROM "benefit_vehicle" b
JOIN "employee_vehicle" v USING ("ftg_key", "employment_number", "code");
--> statement-breakpoint
DROP TABLE "benefit_vehicle";
--> statement-breakpoint
CALL tenancy.protect_by_company('employee_vehicle');
--> statement-breakpoint
CALL tenancy.protect_by_company('vehicle_benefit');
