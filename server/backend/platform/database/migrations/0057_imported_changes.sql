CREATE TABLE "imported_change" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"run" integer NOT NULL,
	"employment_number" text collate "swedish_numeric" NOT NULL,
	"before" jsonb,
	"fields" jsonb NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "imported_change_ftg_key_run_employment_number_pk" PRIMARY KEY("ftg_key","run","employment_number")
);
--> statement-breakpoint
ALTER TABLE "imported_change" ADD CONSTRAINT "imported_change_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_change" ADD CONSTRAINT "imported_change_employee" FOREIGN KEY ("ftg_key","employment_number") REFERENCES "public"."employee"("ftg_key","employment_number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "imported_change" ADD CONSTRAINT "imported_change_run" FOREIGN KEY ("ftg_key","run") REFERENCES "public"."import_run"("ftg_key","number") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CALL tenancy.protect_by_company('imported_change');
