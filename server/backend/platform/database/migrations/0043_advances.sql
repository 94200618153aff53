CREATE TABLE "advance" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"employment_number" text collate "swedish_numeric" NOT NULL,
	"pay_date" date NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"period" text,
	"number" smallint,
	"taken_back_at" timestamp with time zone,
	"taken_back_by" text,
	CONSTRAINT "advance_ftg_key_id_pk" PRIMARY KEY("ftg_key","id"),
	CONSTRAINT "advance_amount" CHECK ("advance"."amount" > 0),
	CONSTRAINT "advance_payslip_whole" CHECK (("advance"."period" is null) = ("advance"."number" is null)),
	CONSTRAINT "advance_taken_back" CHECK (("advance"."taken_back_at" is null) = ("advance"."taken_back_by" is null))
);
--> statement-breakpoint
ALTER TABLE "advance" ADD CONSTRAINT "advance_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advance" ADD CONSTRAINT "advance_employee" FOREIGN KEY ("ftg_key","employment_number") REFERENCES "public"."employee"("ftg_key","employment_number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "advance" ADD CONSTRAINT "advance_payslip" FOREIGN KEY ("ftg_key","period","employment_number","number") REFERENCES "public"."payslip"("ftg_key","period","employment_number","number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "advance_by_day" ON "advance" USING btree ("ftg_key","lic_nr","pay_date");
--> statement-breakpoint
CALL tenancy.protect_by_company('advance');
--> statement-breakpoint
-- An advance stays as it was registered. It gets its payslip once, and is taken back once, before it is paid.
CREATE FUNCTION tenancy.keep_advance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  may_change text[] := ARRAY['employment_number', 'period', 'number', 'taken_back_at', 'taken_back_by'];
BEGIN
  IF NOT tenancy.moves_whole_company() AND (
    to_jsonb(OLD) - may_change <> to_jsonb(NEW) - may_change
    OR OLD.taken_back_at IS NOT NULL
    OR (OLD.period IS NOT NULL AND (OLD.period, OLD.number) IS DISTINCT FROM (NEW.period, NEW.number))
    OR (NEW.taken_back_at IS NOT NULL AND EXISTS (SELECT FROM public.payslip s
      WHERE (s.ftg_key, s.period, s.employment_number, s.number) = (NEW.ftg_key, NEW.period, NEW.employment_number, NEW.number)
        AND s.reversed_at IS NULL))) THEN
    RAISE EXCEPTION 'an advance does not change: %', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep BEFORE UPDATE ON "advance" FOR EACH ROW EXECUTE FUNCTION tenancy.keep_advance();
