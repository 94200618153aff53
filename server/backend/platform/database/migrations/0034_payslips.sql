CREATE TABLE "basis_registers" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"hash" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "basis_registers_ftg_key_hash_pk" PRIMARY KEY("ftg_key","hash")
);
--> statement-breakpoint
CREATE TABLE "payslip" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"period" text NOT NULL,
	"employment_number" text collate "swedish_numeric" NOT NULL,
	"number" smallint DEFAULT 1 NOT NULL,
	"pay_date" date NOT NULL,
	"corrects_period" text,
	"corrects" smallint,
	"ready_at" timestamp with time zone,
	"ready_by" text,
	"attested_at" timestamp with time zone,
	"attested_by" text,
	"reversed_at" timestamp with time zone,
	"reversed_by" text,
	"printed_at" timestamp with time zone,
	"printed_by" text,
	"published_at" timestamp with time zone,
	"published_by" text,
	"paid_at" timestamp with time zone,
	"paid_by" text,
	"basis" jsonb NOT NULL,
	"registers" text NOT NULL,
	"basis_hash" text NOT NULL,
	"engine_version" text NOT NULL,
	"law_version" text NOT NULL,
	"gross" bigint NOT NULL,
	"benefits" bigint NOT NULL,
	"taxable" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"after_tax" bigint NOT NULL,
	"net" bigint NOT NULL,
	"contribution_base" bigint NOT NULL,
	"contributions" bigint NOT NULL,
	"payroll_tax" bigint NOT NULL,
	"balances" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payslip_pk" PRIMARY KEY("ftg_key","period","employment_number","number"),
	CONSTRAINT "payslip_number" CHECK ("payslip"."number" >= 1),
	CONSTRAINT "payslip_net" CHECK ("payslip"."net" = "payslip"."gross" - "payslip"."tax" + "payslip"."after_tax"),
	CONSTRAINT "payslip_corrects" CHECK (("payslip"."corrects" is null) = ("payslip"."corrects_period" is null)),
	CONSTRAINT "payslip_attested" CHECK ("payslip"."attested_at" is null or "payslip"."ready_at" is not null),
	CONSTRAINT "payslip_paid" CHECK ("payslip"."paid_at" is null or "payslip"."ready_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "payslip_entry" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"period" text NOT NULL,
	"employment_number" text collate "swedish_numeric" NOT NULL,
	"number" smallint DEFAULT 1 NOT NULL,
	"position" smallint NOT NULL,
	"id" text NOT NULL,
	"source" text NOT NULL,
	"pay_type" text collate "swedish_numeric" NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"quantity" bigint,
	"price" bigint,
	"amount" bigint,
	"units" text[] DEFAULT '{}' NOT NULL,
	"distribution" text DEFAULT '' NOT NULL,
	"replaces" text DEFAULT '' NOT NULL,
	CONSTRAINT "payslip_entry_pk" PRIMARY KEY("ftg_key","period","employment_number","number","position"),
	CONSTRAINT "payslip_entry_source" CHECK ("payslip_entry"."source" in ('TYPED', 'ASSIGNMENT')),
	CONSTRAINT "payslip_entry_days" CHECK ("payslip_entry"."last_day" >= "payslip_entry"."first_day")
);
--> statement-breakpoint
CREATE TABLE "payslip_row" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"period" text NOT NULL,
	"employment_number" text collate "swedish_numeric" NOT NULL,
	"number" smallint DEFAULT 1 NOT NULL,
	"position" smallint NOT NULL,
	"id" text NOT NULL,
	"pay_type" text collate "swedish_numeric" NOT NULL,
	"text" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"quantity" bigint,
	"unit" text NOT NULL,
	"price" bigint,
	"amount" bigint NOT NULL,
	"kind" text NOT NULL,
	"tax" text NOT NULL,
	"contribution" text NOT NULL,
	"box" text NOT NULL,
	"tick" text NOT NULL,
	"declared_absence" text NOT NULL,
	"account" text NOT NULL,
	"units" text[] DEFAULT '{}' NOT NULL,
	"distribution" text NOT NULL,
	"steps" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "payslip_row_pk" PRIMARY KEY("ftg_key","period","employment_number","number","position")
);
--> statement-breakpoint
ALTER TABLE "basis_registers" ADD CONSTRAINT "basis_registers_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payslip" ADD CONSTRAINT "payslip_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payslip" ADD CONSTRAINT "payslip_employee" FOREIGN KEY ("ftg_key","employment_number") REFERENCES "public"."employee"("ftg_key","employment_number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "payslip" ADD CONSTRAINT "payslip_registers" FOREIGN KEY ("ftg_key","registers") REFERENCES "public"."basis_registers"("ftg_key","hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payslip_entry" ADD CONSTRAINT "payslip_entry_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payslip_entry" ADD CONSTRAINT "payslip_entry_payslip" FOREIGN KEY ("ftg_key","period","employment_number","number") REFERENCES "public"."payslip"("ftg_key","period","employment_number","number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "payslip_row" ADD CONSTRAINT "payslip_row_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payslip_row" ADD CONSTRAINT "payslip_row_payslip" FOREIGN KEY ("ftg_key","period","employment_number","number") REFERENCES "public"."payslip"("ftg_key","period","employment_number","number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "payslip_by_employee" ON "payslip" USING btree ("ftg_key","lic_nr","employment_number","pay_date");--> statement-breakpoint
CALL tenancy.protect_by_company('basis_registers');
--> statement-breakpoint
CALL tenancy.protect_by_company('payslip');
--> statement-breakpoint
CALL tenancy.protect_by_company('payslip_row');
--> statement-breakpoint
CALL tenancy.protect_by_company('payslip_entry');
--> statement-breakpoint
-- A payslip is finished when it is paid or its period is locked.
CREATE FUNCTION tenancy.is_finished(slip "payslip") RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT slip.paid_at IS NOT NULL OR EXISTS (
    SELECT FROM public.salary_period p WHERE p.ftg_key = slip.ftg_key AND p.period = slip.period AND p.is_locked)
$$;
--> statement-breakpoint
-- A company that is made from a copy, or removed after one, moves as it is: copies/company-rows.ts.
CREATE FUNCTION tenancy.moves_whole_company() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('avlona.whole_company', true), '') = 'on'
$$;
--> statement-breakpoint
-- A finished payslip may still be printed, published and taken back, and follows a change of its person's number.
CREATE FUNCTION tenancy.keep_finished_payslip() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  may_change text[] := ARRAY['employment_number', 'version', 'printed_at', 'printed_by', 'published_at', 'published_by', 'reversed_at', 'reversed_by'];
BEGIN
  IF NOT tenancy.moves_whole_company() THEN
    IF TG_OP = 'INSERT' THEN
      IF tenancy.is_finished(NEW) THEN
        RAISE EXCEPTION 'a payslip begins unfinished, in an open period: % %', NEW.period, NEW.employment_number USING ERRCODE = 'restrict_violation';
      END IF;
    ELSIF tenancy.is_finished(OLD) AND (TG_OP = 'DELETE' OR to_jsonb(OLD) - may_change <> to_jsonb(NEW) - may_change) THEN
      RAISE EXCEPTION 'a finished payslip does not change: % %', OLD.period, OLD.employment_number USING ERRCODE = 'restrict_violation';
    END IF;
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_finished BEFORE INSERT OR UPDATE OR DELETE ON "payslip" FOR EACH ROW EXECUTE FUNCTION tenancy.keep_finished_payslip();
--> statement-breakpoint
-- Nor do its rows and entries. Those of a payslip that is itself removed go with it.
CREATE FUNCTION tenancy.is_of_finished(company uuid, of_period text, of_person text, of_number smallint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM public.payslip s WHERE s.ftg_key = company AND s.period = of_period
    AND s.employment_number = of_person AND s.number = of_number AND tenancy.is_finished(s))
$$;
--> statement-breakpoint
CREATE FUNCTION tenancy.keep_rows_of_finished() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_kept boolean := false;
BEGIN
  IF NOT tenancy.moves_whole_company() THEN
    IF TG_OP <> 'INSERT' THEN
      is_kept := tenancy.is_of_finished(OLD.ftg_key, OLD.period, OLD.employment_number, OLD.number);
    END IF;
    IF TG_OP <> 'DELETE' THEN
      is_kept := is_kept OR tenancy.is_of_finished(NEW.ftg_key, NEW.period, NEW.employment_number, NEW.number);
    END IF;
    -- A change of the person's number comes from the payslip.
    IF is_kept AND TG_OP = 'UPDATE' THEN
      is_kept := to_jsonb(OLD) - 'employment_number' <> to_jsonb(NEW) - 'employment_number';
    END IF;
    IF is_kept THEN
      RAISE EXCEPTION 'the rows of a finished payslip do not change' USING ERRCODE = 'restrict_violation';
    END IF;
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_finished BEFORE INSERT OR UPDATE OR DELETE ON "payslip_row" FOR EACH ROW EXECUTE FUNCTION tenancy.keep_rows_of_finished();
--> statement-breakpoint
CREATE TRIGGER keep_finished BEFORE INSERT OR UPDATE OR DELETE ON "payslip_entry" FOR EACH ROW EXECUTE FUNCTION tenancy.keep_rows_of_finished();
--> statement-breakpoint
-- The sums of a payslip are those of its rows, at the end of each transaction.
CREATE FUNCTION tenancy.sums_of_payslip() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  slip public.payslip;
  sums record;
BEGIN
  IF tenancy.moves_whole_company() THEN RETURN NULL; END IF;
  SELECT * INTO slip FROM public.payslip s
    WHERE (s.ftg_key, s.period, s.employment_number, s.number) = (NEW.ftg_key, NEW.period, NEW.employment_number, NEW.number);
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT coalesce(sum(amount) FILTER (WHERE kind = 'BRUTTO'), 0) AS gross, coalesce(sum(amount) FILTER (WHERE kind = 'FÖRMÅN'), 0) AS benefits,
    -coalesce(sum(amount) FILTER (WHERE kind = 'SKATT'), 0) AS tax, coalesce(sum(amount) FILTER (WHERE kind = 'NETTO'), 0) AS after_tax
    INTO sums FROM public.payslip_row r
    WHERE (r.ftg_key, r.period, r.employment_number, r.number) = (slip.ftg_key, slip.period, slip.employment_number, slip.number);
  IF (slip.gross, slip.benefits, slip.tax, slip.after_tax) <> (sums.gross, sums.benefits, sums.tax, sums.after_tax) THEN
    RAISE EXCEPTION 'the sums of a payslip are not those of its rows: % %', slip.period, slip.employment_number USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER sums AFTER INSERT OR UPDATE ON "payslip" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION tenancy.sums_of_payslip();
