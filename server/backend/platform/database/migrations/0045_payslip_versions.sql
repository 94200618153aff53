CREATE TABLE "payslip_version" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"period" text NOT NULL,
	"employment_number" text collate "swedish_numeric" NOT NULL,
	"number" smallint DEFAULT 1 NOT NULL,
	"nr" integer NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	"replaced_by" text,
	"slip" jsonb NOT NULL,
	"rows" jsonb,
	CONSTRAINT "payslip_version_pk" PRIMARY KEY("ftg_key","period","employment_number","number","nr")
);
--> statement-breakpoint
ALTER TABLE "payslip_version" ADD CONSTRAINT "payslip_version_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payslip_version" ADD CONSTRAINT "payslip_version_payslip" FOREIGN KEY ("ftg_key","period","employment_number","number") REFERENCES "public"."payslip"("ftg_key","period","employment_number","number") ON DELETE cascade ON UPDATE cascade;
--> statement-breakpoint
CALL tenancy.protect_by_company('payslip_version');
--> statement-breakpoint
-- What a payslip was is kept when it changes, of all that a statement changes at once. The rows of a new calculation
-- replace those before them in later statements (store-payslip.ts), so the rows that are read here are still the old ones.
-- A change of the person's number alone is not a new version: its row has another key, and is not joined.
CREATE FUNCTION tenancy.keep_payslip_versions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys text[] := ARRAY['ftg_key', 'lic_nr', 'period', 'employment_number', 'number'];
BEGIN
  IF tenancy.moves_whole_company() THEN RETURN NULL; END IF;
  INSERT INTO public.payslip_version (ftg_key, lic_nr, period, employment_number, number, nr, replaced_by, slip, rows)
  SELECT w.ftg_key, w.lic_nr, w.period, w.employment_number, w.number,
    1 + coalesce((SELECT max(v.nr) FROM public.payslip_version v
      WHERE (v.ftg_key, v.period, v.employment_number, v.number) = (w.ftg_key, w.period, w.employment_number, w.number)), 0),
    tenancy.login(),
    CASE WHEN w.is_same THEN to_jsonb(w.was) - keys - ARRAY['basis', 'steps'] ELSE to_jsonb(w.was) - keys END,
    CASE WHEN NOT w.is_same THEN coalesce((SELECT jsonb_agg(to_jsonb(r) - keys ORDER BY r.position) FROM public.payslip_row r
      WHERE (r.ftg_key, r.period, r.employment_number, r.number) = (w.ftg_key, w.period, w.employment_number, w.number)), '[]') END
  FROM (
    SELECT o AS was, o.ftg_key, o.lic_nr, o.period, o.employment_number, o.number,
      (o.basis_hash, o.engine_version, o.law_version, o.pay_date) = (n.basis_hash, n.engine_version, n.law_version, n.pay_date) AS is_same
    FROM was o JOIN became n USING (ftg_key, period, employment_number, number)
    WHERE (o.version, o.basis_hash, o.engine_version, o.law_version, o.pay_date, o.ready_at, o.attested_at, o.printed_at, o.published_at,
        o.paid_at, o.reversed_at)
      IS DISTINCT FROM (n.version, n.basis_hash, n.engine_version, n.law_version, n.pay_date, n.ready_at, n.attested_at, n.printed_at,
        n.published_at, n.paid_at, n.reversed_at)
  ) w;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_versions AFTER UPDATE ON "payslip" REFERENCING OLD TABLE AS was NEW TABLE AS became
  FOR EACH STATEMENT EXECUTE FUNCTION tenancy.keep_payslip_versions();
--> statement-breakpoint
-- A version is not changed. It goes with its payslip, and follows a change of its person's number.
CREATE FUNCTION tenancy.keep_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(OLD) - 'employment_number' = to_jsonb(NEW) - 'employment_number' THEN RETURN NEW; END IF;
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM public.payslip s
    WHERE (s.ftg_key, s.period, s.employment_number, s.number) = (OLD.ftg_key, OLD.period, OLD.employment_number, OLD.number)) THEN RETURN OLD; END IF;
  IF TG_OP = 'DELETE' AND tenancy.moves_whole_company() THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'the versions of a payslip do not change: % %', OLD.period, OLD.employment_number USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER keep BEFORE UPDATE OR DELETE ON "payslip_version" FOR EACH ROW EXECUTE FUNCTION tenancy.keep_version();
