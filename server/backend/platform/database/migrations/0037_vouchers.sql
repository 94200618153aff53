CREATE TABLE "voucher" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"period" text NOT NULL,
	"posting" uuid NOT NULL,
	"date" date NOT NULL,
	"text" text collate "sv-x-icu" NOT NULL,
	"series" text NOT NULL,
	"number" integer,
	"fiscal_year" date NOT NULL,
	"status" text DEFAULT 'CREATED' NOT NULL,
	"reverses" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"sent_at" timestamp with time zone,
	"sent_by" text,
	"file" smallint,
	"reversed_at" timestamp with time zone,
	"reversed_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "voucher_ftg_key_id_pk" PRIMARY KEY("ftg_key","id"),
	CONSTRAINT "voucher_status" CHECK ("voucher"."status" in ('CREATED', 'SENT', 'REVERSED')),
	CONSTRAINT "voucher_sent" CHECK (("voucher"."status" = 'CREATED') = ("voucher"."sent_at" is null)),
	CONSTRAINT "voucher_file" CHECK (("voucher"."sent_at" is null) = ("voucher"."file" is null)),
	CONSTRAINT "voucher_numbered" CHECK ("voucher"."number" is null or "voucher"."sent_at" is not null),
	CONSTRAINT "voucher_reversed" CHECK (("voucher"."status" = 'REVERSED') = ("voucher"."reversed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "voucher_payslip" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"voucher" uuid NOT NULL,
	"position" integer NOT NULL,
	"period" text NOT NULL,
	"employment_number" text collate "swedish_numeric" NOT NULL,
	"number" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "voucher_payslip_ftg_key_voucher_position_pk" PRIMARY KEY("ftg_key","voucher","position")
);
--> statement-breakpoint
CREATE TABLE "voucher_row" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"voucher" uuid NOT NULL,
	"position" smallint NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"units" text[] DEFAULT '{}' NOT NULL,
	"remainder" bigint DEFAULT 0 NOT NULL,
	"person" text DEFAULT '' NOT NULL,
	"pay_type" text collate "swedish_numeric" DEFAULT '' NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"day" date,
	"text" text DEFAULT '' NOT NULL,
	"quantity" bigint,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "voucher_row_ftg_key_voucher_position_pk" PRIMARY KEY("ftg_key","voucher","position"),
	CONSTRAINT "voucher_row_amount" CHECK ("voucher_row"."amount" <> 0),
	CONSTRAINT "voucher_row_account" CHECK ("voucher_row"."account" <> '')
);
--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_reverses" FOREIGN KEY ("ftg_key","reverses") REFERENCES "public"."voucher"("ftg_key","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_payslip" ADD CONSTRAINT "voucher_payslip_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_payslip" ADD CONSTRAINT "voucher_payslip_voucher" FOREIGN KEY ("ftg_key","voucher") REFERENCES "public"."voucher"("ftg_key","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_payslip" ADD CONSTRAINT "voucher_payslip_payslip" FOREIGN KEY ("ftg_key","period","employment_number","number") REFERENCES "public"."payslip"("ftg_key","period","employment_number","number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "voucher_row" ADD CONSTRAINT "voucher_row_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_row" ADD CONSTRAINT "voucher_row_voucher" FOREIGN KEY ("ftg_key","voucher") REFERENCES "public"."voucher"("ftg_key","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_number" ON "voucher" USING btree ("ftg_key","series","fiscal_year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_reversed_once" ON "voucher" USING btree ("ftg_key","reverses");--> statement-breakpoint
CREATE INDEX "voucher_by_period" ON "voucher" USING btree ("ftg_key","lic_nr","period");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_payslip_once" ON "voucher_payslip" USING btree ("ftg_key","period","employment_number","number","voucher");
--> statement-breakpoint
CALL tenancy.protect_by_company('voucher');
--> statement-breakpoint
CALL tenancy.protect_by_company('voucher_row');
--> statement-breakpoint
CALL tenancy.protect_by_company('voucher_payslip');
--> statement-breakpoint
-- Debit equals credit on each voucher, at the end of each transaction.
CREATE FUNCTION tenancy.balance_of_voucher() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  company uuid;
  of_voucher uuid;
BEGIN
  IF TG_TABLE_NAME = 'voucher' THEN
    company := NEW.ftg_key; of_voucher := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN
    company := OLD.ftg_key; of_voucher := OLD.voucher;
  ELSE
    company := NEW.ftg_key; of_voucher := NEW.voucher;
  END IF;
  IF tenancy.moves_whole_company() OR NOT EXISTS (SELECT FROM public.voucher v WHERE v.ftg_key = company AND v.id = of_voucher) THEN RETURN NULL; END IF;
  IF (SELECT coalesce(sum(r.amount), 0) <> 0 OR count(*) < 2 FROM public.voucher_row r WHERE r.ftg_key = company AND r.voucher = of_voucher) THEN
    RAISE EXCEPTION 'debit does not equal credit on the voucher %', of_voucher USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER balance AFTER INSERT ON "voucher" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION tenancy.balance_of_voucher();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER balance AFTER INSERT OR UPDATE OR DELETE ON "voucher_row" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION tenancy.balance_of_voucher();
--> statement-breakpoint
-- A sent voucher is in the books: it may be taken back by another one, and nothing else.
CREATE FUNCTION tenancy.keep_sent_voucher() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  may_change text[] := ARRAY['status', 'reversed_at', 'reversed_by', 'version'];
BEGIN
  IF NOT tenancy.moves_whole_company() AND OLD.status <> 'CREATED'
    AND (TG_OP = 'DELETE' OR NEW.status = 'CREATED' OR to_jsonb(OLD) - may_change <> to_jsonb(NEW) - may_change) THEN
    RAISE EXCEPTION 'a sent voucher does not change: %', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_sent BEFORE UPDATE OR DELETE ON "voucher" FOR EACH ROW EXECUTE FUNCTION tenancy.keep_sent_voucher();
--> statement-breakpoint
-- Nor do its rows, and the payslips that it posts. A payslip follows a change of its person's number.
CREATE FUNCTION tenancy.keep_rows_of_sent() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_sent boolean := false;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    is_sent := EXISTS (SELECT FROM public.voucher v WHERE v.ftg_key = OLD.ftg_key AND v.id = OLD.voucher AND v.status <> 'CREATED');
  END IF;
  IF TG_OP <> 'DELETE' THEN
    is_sent := is_sent OR EXISTS (SELECT FROM public.voucher v WHERE v.ftg_key = NEW.ftg_key AND v.id = NEW.voucher AND v.status <> 'CREATED');
  END IF;
  IF is_sent AND TG_OP = 'UPDATE' THEN
    is_sent := to_jsonb(OLD) - 'employment_number' <> to_jsonb(NEW) - 'employment_number';
  END IF;
  IF is_sent AND NOT tenancy.moves_whole_company() THEN
    RAISE EXCEPTION 'the rows of a sent voucher do not change' USING ERRCODE = 'restrict_violation';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_sent BEFORE INSERT OR UPDATE OR DELETE ON "voucher_row" FOR EACH ROW EXECUTE FUNCTION tenancy.keep_rows_of_sent();
--> statement-breakpoint
CREATE TRIGGER keep_sent BEFORE INSERT OR UPDATE OR DELETE ON "voucher_payslip" FOR EACH ROW EXECUTE FUNCTION tenancy.keep_rows_of_sent();
--> statement-breakpoint
-- What is posted is what the payslip says, also when its period has been opened again.
CREATE FUNCTION tenancy.keep_posted_payslip() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT tenancy.moves_whole_company()
    AND (TG_OP = 'DELETE' OR (OLD.basis_hash, OLD.pay_date, OLD.gross, OLD.benefits, OLD.tax, OLD.after_tax, OLD.contributions, OLD.payroll_tax)
      <> (NEW.basis_hash, NEW.pay_date, NEW.gross, NEW.benefits, NEW.tax, NEW.after_tax, NEW.contributions, NEW.payroll_tax))
    AND EXISTS (SELECT FROM public.voucher_payslip p JOIN public.voucher v ON v.ftg_key = p.ftg_key AND v.id = p.voucher
      WHERE (p.ftg_key, p.period, p.employment_number, p.number) = (OLD.ftg_key, OLD.period, OLD.employment_number, OLD.number)
        AND v.status <> 'REVERSED' AND v.reverses IS NULL) THEN
    RAISE EXCEPTION 'a posted payslip does not change: % %', OLD.period, OLD.employment_number USING ERRCODE = 'restrict_violation';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_posted BEFORE UPDATE OR DELETE ON "payslip" FOR EACH ROW EXECUTE FUNCTION tenancy.keep_posted_payslip();
