CREATE TABLE "benefit_vehicle" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"year" smallint NOT NULL,
	"employment_number" text collate "swedish_numeric" NOT NULL,
	"code" text NOT NULL,
	"model" text NOT NULL,
	"model_year" smallint NOT NULL,
	"first_taxed" date NOT NULL,
	"new_price" numeric(12, 0) NOT NULL,
	"extras" numeric(12, 0) DEFAULT 0 NOT NULL,
	"vehicle_tax" numeric(12, 0) DEFAULT 0 NOT NULL,
	"benefit" numeric(12, 0) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "benefit_vehicle_ftg_key_employment_number_year_code_pk" PRIMARY KEY("ftg_key","employment_number","year","code")
);
--> statement-breakpoint
CREATE TABLE "company_picture" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_picture_ftg_key_id_pk" PRIMARY KEY("ftg_key","id"),
	CONSTRAINT "company_picture_type" CHECK ("company_picture"."type" in ('image/png', 'image/jpeg')),
	CONSTRAINT "company_picture_size" CHECK (octet_length("company_picture"."content") between 1 and 5000000)
);
--> statement-breakpoint
CREATE TABLE "employee_year" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"year" smallint NOT NULL,
	"employment_number" text collate "swedish_numeric" NOT NULL,
	"annual_pay" numeric(12, 2),
	"average_pay" numeric(12, 2),
	"average_hours" numeric(6, 2),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "employee_year_ftg_key_employment_number_year_pk" PRIMARY KEY("ftg_key","employment_number","year")
);
--> statement-breakpoint
CREATE TABLE "pay_type" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"year" smallint NOT NULL,
	"table_code" text NOT NULL,
	"number" text collate "swedish_numeric" NOT NULL,
	"name" text collate "sv-x-icu" NOT NULL,
	"class" text NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pay_type_ftg_key_year_table_code_number_pk" PRIMARY KEY("ftg_key","year","table_code","number")
);
--> statement-breakpoint
CREATE TABLE "pay_type_table" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"year" smallint NOT NULL,
	"code" text NOT NULL,
	"name" text collate "sv-x-icu" NOT NULL,
	"amounts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"controls" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pay_type_table_ftg_key_year_code_pk" PRIMARY KEY("ftg_key","year","code"),
	CONSTRAINT "pay_type_table_code" CHECK (char_length("pay_type_table"."code") between 1 and 8)
);
--> statement-breakpoint
CREATE TABLE "salary_period" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"period" text NOT NULL,
	"year" smallint NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"pay_day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "salary_period_ftg_key_period_pk" PRIMARY KEY("ftg_key","period"),
	CONSTRAINT "salary_period_period" CHECK ("salary_period"."period" ~ '^[0-9]{6}$'),
	CONSTRAINT "salary_period_days" CHECK ("salary_period"."last_day" >= "salary_period"."first_day")
);
--> statement-breakpoint
ALTER TABLE "benefit_vehicle" ADD CONSTRAINT "benefit_vehicle_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefit_vehicle" ADD CONSTRAINT "benefit_vehicle_ftg_key_year_salary_year_ftg_key_year_fk" FOREIGN KEY ("ftg_key","year") REFERENCES "public"."salary_year"("ftg_key","year") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefit_vehicle" ADD CONSTRAINT "benefit_vehicle_employee" FOREIGN KEY ("ftg_key","employment_number") REFERENCES "public"."employee"("ftg_key","employment_number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "company_picture" ADD CONSTRAINT "company_picture_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_year" ADD CONSTRAINT "employee_year_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_year" ADD CONSTRAINT "employee_year_ftg_key_year_salary_year_ftg_key_year_fk" FOREIGN KEY ("ftg_key","year") REFERENCES "public"."salary_year"("ftg_key","year") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_year" ADD CONSTRAINT "employee_year_employee" FOREIGN KEY ("ftg_key","employment_number") REFERENCES "public"."employee"("ftg_key","employment_number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "pay_type" ADD CONSTRAINT "pay_type_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_type" ADD CONSTRAINT "pay_type_of_table" FOREIGN KEY ("ftg_key","year","table_code") REFERENCES "public"."pay_type_table"("ftg_key","year","code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_type_table" ADD CONSTRAINT "pay_type_table_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_type_table" ADD CONSTRAINT "pay_type_table_ftg_key_year_salary_year_ftg_key_year_fk" FOREIGN KEY ("ftg_key","year") REFERENCES "public"."salary_year"("ftg_key","year") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_period" ADD CONSTRAINT "salary_period_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_period" ADD CONSTRAINT "salary_period_ftg_key_year_salary_year_ftg_key_year_fk" FOREIGN KEY ("ftg_key","year") REFERENCES "public"."salary_year"("ftg_key","year") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CALL tenancy.protect_by_company('salary_period');
--> statement-breakpoint
CALL tenancy.protect_by_company('pay_type_table');
--> statement-breakpoint
CALL tenancy.protect_by_company('pay_type');
--> statement-breakpoint
CALL tenancy.protect_by_company('employee_year');
--> statement-breakpoint
CALL tenancy.protect_by_company('benefit_vehicle');
--> statement-breakpoint
CALL tenancy.protect_by_company('company_picture');