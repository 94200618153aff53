CREATE TABLE "imported_person" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"employment_number" text collate "swedish_numeric" NOT NULL,
	"origin" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "imported_person_ftg_key_employment_number_pk" PRIMARY KEY("ftg_key","employment_number")
);
--> statement-breakpoint
ALTER TABLE "imported_payslip" ALTER COLUMN "run" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_person" ADD CONSTRAINT "imported_person_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_person" ADD CONSTRAINT "imported_person_employee" FOREIGN KEY ("ftg_key","employment_number") REFERENCES "public"."employee"("ftg_key","employment_number") ON DELETE cascade ON UPDATE cascade;
--> statement-breakpoint
CALL tenancy.protect_by_company('imported_person');
--> statement-breakpoint
-- Who has imported pay already gets an item in the register of it.
INSERT INTO "imported_person" ("ftg_key", "lic_nr", "employment_number", "origin", "details")
SELECT DISTINCT "ftg_key", "lic_nr", "employment_number", 'Inläst från fil', '{"Loner": [], "Franvaro": []}'::jsonb FROM "imported_payslip";
