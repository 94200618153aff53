CREATE TABLE "client_assignment" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"employment_number" text collate "swedish_numeric" NOT NULL,
	"client_number" text collate "swedish_numeric" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_assignment_ftg_key_employment_number_client_number_pk" PRIMARY KEY("ftg_key","employment_number","client_number")
);
--> statement-breakpoint
CREATE TABLE "employee_property" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"employment_number" text collate "swedish_numeric" NOT NULL,
	"property_id" text collate "swedish_numeric" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employee_property_ftg_key_employment_number_property_id_pk" PRIMARY KEY("ftg_key","employment_number","property_id")
);
--> statement-breakpoint
CREATE TABLE "property" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"id" text collate "swedish_numeric" NOT NULL,
	"name" text collate "sv-x-icu" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "property_ftg_key_id_pk" PRIMARY KEY("ftg_key","id")
);
--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "person_type" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "digital_mailbox" text;--> statement-breakpoint
ALTER TABLE "client_assignment" ADD CONSTRAINT "client_assignment_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_assignment" ADD CONSTRAINT "client_assignment_employee" FOREIGN KEY ("ftg_key","employment_number") REFERENCES "public"."employee"("ftg_key","employment_number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "client_assignment" ADD CONSTRAINT "client_assignment_client" FOREIGN KEY ("ftg_key","client_number") REFERENCES "public"."client"("ftg_key","client_number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "employee_property" ADD CONSTRAINT "employee_property_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_property" ADD CONSTRAINT "employee_property_employee" FOREIGN KEY ("ftg_key","employment_number") REFERENCES "public"."employee"("ftg_key","employment_number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "employee_property" ADD CONSTRAINT "employee_property_property" FOREIGN KEY ("ftg_key","property_id") REFERENCES "public"."property"("ftg_key","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "property" ADD CONSTRAINT "property_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_assignment_by_client" ON "client_assignment" USING btree ("ftg_key","lic_nr","client_number","employment_number");--> statement-breakpoint
CREATE INDEX "employee_property_by_property" ON "employee_property" USING btree ("ftg_key","lic_nr","property_id","employment_number");--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_person_type" CHECK ("employee"."person_type" in ('', 'ARB', 'TJM', 'LED', 'DEL', 'IDR', 'ÖVR'));--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_digital_mailbox" CHECK ("employee"."digital_mailbox" in ('NONE', 'KIVRA', 'CLLS'));
--> statement-breakpoint
CALL tenancy.protect_by_company('property');
--> statement-breakpoint
CALL tenancy.protect_by_company('employee_property');
--> statement-breakpoint
CALL tenancy.protect_by_company('client_assignment');
--> statement-breakpoint
-- What a list is narrowed by stands in the searched indexes (docs/decisions/0012).
DROP INDEX "employee_by_name";
--> statement-breakpoint
CREATE INDEX "employee_by_name" ON "employee" ("ftg_key", "lic_nr", "last_name", "first_name", "employment_number") INCLUDE ("search_text", "department_id", "agreement_id", "salary_form", "person_type", "digital_mailbox", "personal_number", "email", "employed_from");
--> statement-breakpoint
DROP INDEX "employee_by_number";
--> statement-breakpoint
CREATE INDEX "employee_by_number" ON "employee" ("ftg_key", "lic_nr", "employment_number") INCLUDE ("search_text", "department_id", "agreement_id", "salary_form", "person_type", "digital_mailbox");
