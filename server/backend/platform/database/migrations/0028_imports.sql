CREATE TABLE "import_run" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"number" integer NOT NULL,
	"definition" text collate "swedish_numeric" NOT NULL,
	"file_name" text NOT NULL,
	"login" text DEFAULT coalesce(current_setting('avlona.login', true), '') NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_run_ftg_key_number_pk" PRIMARY KEY("ftg_key","number")
);
--> statement-breakpoint
CREATE TABLE "imported_row" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"run" integer NOT NULL,
	"line" integer NOT NULL,
	"kind" text NOT NULL,
	"employment_number" text collate "swedish_numeric" NOT NULL,
	"code" text collate "swedish_numeric" NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"quantity" numeric(14, 4) NOT NULL,
	"amount" numeric(20, 4) NOT NULL,
	"values" jsonb NOT NULL,
	"identity" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imported_row_ftg_key_run_kind_line_pk" PRIMARY KEY("ftg_key","run","kind","line"),
	CONSTRAINT "imported_row_once" UNIQUE("ftg_key","kind","employment_number","identity"),
	CONSTRAINT "imported_row_kind" CHECK ("imported_row"."kind" in ('LON', 'TID'))
);
--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_row" ADD CONSTRAINT "imported_row_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_row" ADD CONSTRAINT "imported_row_employee" FOREIGN KEY ("ftg_key","employment_number") REFERENCES "public"."employee"("ftg_key","employment_number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "imported_row" ADD CONSTRAINT "imported_row_run" FOREIGN KEY ("ftg_key","run") REFERENCES "public"."import_run"("ftg_key","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_row_by_day" ON "imported_row" USING btree ("ftg_key","lic_nr","employment_number","valid_from");
--> statement-breakpoint
CALL tenancy.protect_by_company('import_run');
--> statement-breakpoint
CALL tenancy.protect_by_company('imported_row');
