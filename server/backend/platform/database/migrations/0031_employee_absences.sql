CREATE TABLE "employee_absence" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"employment_number" text collate "swedish_numeric" NOT NULL,
	"kind" text NOT NULL,
	"extent" numeric(7, 4) DEFAULT 100 NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date,
	"child" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "employee_absence_ftg_key_id_pk" PRIMARY KEY("ftg_key","id"),
	CONSTRAINT "employee_absence_extent" CHECK ("employee_absence"."extent" between 1 and 100),
	CONSTRAINT "employee_absence_days" CHECK ("employee_absence"."last_day" >= "employee_absence"."first_day")
);
--> statement-breakpoint
ALTER TABLE "employee_absence" ADD CONSTRAINT "employee_absence_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_absence" ADD CONSTRAINT "employee_absence_employee" FOREIGN KEY ("ftg_key","employment_number") REFERENCES "public"."employee"("ftg_key","employment_number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "employee_absence_by_employee" ON "employee_absence" USING btree ("ftg_key","lic_nr","employment_number","first_day");--> statement-breakpoint
CALL tenancy.protect_by_company('employee_absence');
