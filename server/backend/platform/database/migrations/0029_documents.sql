CREATE TABLE "employee_document" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"employment_number" text collate "swedish_numeric" NOT NULL,
	"is_picture" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"day" date NOT NULL,
	"file_name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employee_document_ftg_key_id_pk" PRIMARY KEY("ftg_key","id"),
	CONSTRAINT "employee_document_size" CHECK ("employee_document"."size" between 1 and 10000000)
);
--> statement-breakpoint
ALTER TABLE "employee_document" ADD CONSTRAINT "employee_document_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_document" ADD CONSTRAINT "employee_document_employee" FOREIGN KEY ("ftg_key","employment_number") REFERENCES "public"."employee"("ftg_key","employment_number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "employee_document_by_employee" ON "employee_document" USING btree ("ftg_key","lic_nr","employment_number");
--> statement-breakpoint
CALL tenancy.protect_by_company('employee_document');
