CREATE TABLE "imported_payslip" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"employment_number" text collate "swedish_numeric" NOT NULL,
	"pay_date" date NOT NULL,
	"run" integer NOT NULL,
	"gross" bigint NOT NULL,
	"benefits" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"net" bigint NOT NULL,
	"contribution_base" bigint NOT NULL,
	"contributions" bigint NOT NULL,
	"balances" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imported_payslip_ftg_key_employment_number_pay_date_pk" PRIMARY KEY("ftg_key","employment_number","pay_date")
);
--> statement-breakpoint
ALTER TABLE "imported_payslip" ADD CONSTRAINT "imported_payslip_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_payslip" ADD CONSTRAINT "imported_payslip_employee" FOREIGN KEY ("ftg_key","employment_number") REFERENCES "public"."employee"("ftg_key","employment_number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "imported_payslip" ADD CONSTRAINT "imported_payslip_run" FOREIGN KEY ("ftg_key","run") REFERENCES "public"."import_run"("ftg_key","number") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CALL tenancy.protect_by_company('imported_payslip');
--> statement-breakpoint
-- What another program calculated is kept as it came. It follows a change of its person's number.
CREATE FUNCTION tenancy.keep_imported_payslip() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT tenancy.moves_whole_company() AND to_jsonb(OLD) - 'employment_number' <> to_jsonb(NEW) - 'employment_number' THEN
    RAISE EXCEPTION 'an imported payslip does not change: % %', OLD.employment_number, OLD.pay_date USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep BEFORE UPDATE ON "imported_payslip" FOR EACH ROW EXECUTE FUNCTION tenancy.keep_imported_payslip();
