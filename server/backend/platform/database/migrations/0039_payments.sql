CREATE TABLE "payment" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"payment_order" uuid NOT NULL,
	"position" integer NOT NULL,
	"end_to_end_id" text NOT NULL,
	"period" text NOT NULL,
	"employment_number" text collate "swedish_numeric" NOT NULL,
	"number" smallint NOT NULL,
	"kind" text NOT NULL,
	"account" text NOT NULL,
	"name" text collate "sv-x-icu" NOT NULL,
	"pay_date" date NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "payment_ftg_key_payment_order_position_pk" PRIMARY KEY("ftg_key","payment_order","position"),
	CONSTRAINT "payment_amount" CHECK ("payment"."amount" > 0),
	CONSTRAINT "payment_kind" CHECK ("payment"."kind" in ('swedish', 'foreign', 'bankgiro', 'cash')),
	CONSTRAINT "payment_account" CHECK (("payment"."kind" = 'cash') = ("payment"."account" = ''))
);
--> statement-breakpoint
CREATE TABLE "payment_order" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"period" text NOT NULL,
	"number" smallint NOT NULL,
	"message_id" text NOT NULL,
	"status" text DEFAULT 'CREATED' NOT NULL,
	"total" bigint NOT NULL,
	"format" text NOT NULL,
	"file_name" text,
	"file" "bytea",
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"fetches" smallint DEFAULT 0 NOT NULL,
	"fetched_at" timestamp with time zone,
	"fetched_by" text,
	"paid_at" timestamp with time zone,
	"paid_by" text,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "payment_order_ftg_key_id_pk" PRIMARY KEY("ftg_key","id"),
	CONSTRAINT "payment_order_status" CHECK ("payment_order"."status" in ('CREATED', 'PAID', 'CANCELLED')),
	CONSTRAINT "payment_order_paid" CHECK (("payment_order"."status" = 'PAID') = ("payment_order"."paid_at" is not null)),
	CONSTRAINT "payment_order_cancelled" CHECK (("payment_order"."status" = 'CANCELLED') = ("payment_order"."cancelled_at" is not null)),
	CONSTRAINT "payment_order_file" CHECK (("payment_order"."file" is null) = ("payment_order"."file_name" is null)),
	CONSTRAINT "payment_order_fetched" CHECK (("payment_order"."fetches" > 0) = ("payment_order"."fetched_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_payslip" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"payment_order" uuid NOT NULL,
	"period" text NOT NULL,
	"employment_number" text collate "swedish_numeric" NOT NULL,
	"number" smallint NOT NULL,
	"net" bigint NOT NULL,
	"holds" boolean DEFAULT true NOT NULL,
	CONSTRAINT "payment_payslip_pk" PRIMARY KEY("ftg_key","payment_order","period","employment_number","number")
);
--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_of_payment" FOREIGN KEY ("ftg_key","payment_order") REFERENCES "public"."payment_order"("ftg_key","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_payslip_of_payment" FOREIGN KEY ("ftg_key","period","employment_number","number") REFERENCES "public"."payslip"("ftg_key","period","employment_number","number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_payslip" ADD CONSTRAINT "payment_payslip_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_payslip" ADD CONSTRAINT "payment_payslip_order" FOREIGN KEY ("ftg_key","payment_order") REFERENCES "public"."payment_order"("ftg_key","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_payslip" ADD CONSTRAINT "payment_payslip_payslip" FOREIGN KEY ("ftg_key","period","employment_number","number") REFERENCES "public"."payslip"("ftg_key","period","employment_number","number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_number" ON "payment_order" USING btree ("ftg_key","period","number");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_message" ON "payment_order" USING btree ("ftg_key","message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_payslip_once" ON "payment_payslip" USING btree ("ftg_key","period","employment_number","number") WHERE "payment_payslip"."holds";
--> statement-breakpoint
CALL tenancy.protect_by_company('payment_order');
--> statement-breakpoint
CALL tenancy.protect_by_company('payment');
--> statement-breakpoint
CALL tenancy.protect_by_company('payment_payslip');
--> statement-breakpoint
-- What an order pays is the net pay of its payslips, to the öre, at the end of each transaction.
CREATE FUNCTION tenancy.sum_of_payment_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_order uuid;
BEGIN
  IF TG_TABLE_NAME = 'payment_order' THEN of_order := NEW.id; ELSE of_order := NEW.payment_order; END IF;
  IF tenancy.moves_whole_company() THEN RETURN NULL; END IF;
  IF EXISTS (SELECT FROM public.payment_order o WHERE o.ftg_key = NEW.ftg_key AND o.id = of_order AND (
    o.total <> (SELECT coalesce(sum(p.amount), 0) FROM public.payment p WHERE p.ftg_key = o.ftg_key AND p.payment_order = o.id)
    OR o.total <> (SELECT coalesce(sum(s.net), -1) FROM public.payment_payslip s
      JOIN public.payslip n ON (n.ftg_key, n.period, n.employment_number, n.number, n.net) = (s.ftg_key, s.period, s.employment_number, s.number, s.net)
      WHERE s.ftg_key = o.ftg_key AND s.payment_order = o.id))) THEN
    RAISE EXCEPTION 'a payment order does not pay the net of its payslips: %', of_order USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER sum AFTER INSERT ON "payment_order" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION tenancy.sum_of_payment_order();
--> statement-breakpoint
-- An order is fetched, paid or cancelled, once, and is otherwise as it was made.
CREATE FUNCTION tenancy.keep_payment_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  may_change text[] := ARRAY['fetches', 'fetched_at', 'fetched_by', 'status', 'paid_at', 'paid_by', 'cancelled_at', 'cancelled_by', 'reason'];
BEGIN
  IF NOT tenancy.moves_whole_company() AND (TG_OP = 'DELETE'
    OR (OLD.status <> 'CREATED' AND NEW.status <> OLD.status)
    OR to_jsonb(OLD) - may_change <> to_jsonb(NEW) - may_change) THEN
    RAISE EXCEPTION 'a payment order does not change: %', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep BEFORE UPDATE OR DELETE ON "payment_order" FOR EACH ROW EXECUTE FUNCTION tenancy.keep_payment_order();
--> statement-breakpoint
-- Its payments do not change, and are not added to. They follow a change of their person's number.
CREATE FUNCTION tenancy.keep_payments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  may_change text[] := CASE TG_TABLE_NAME WHEN 'payment' THEN ARRAY['employment_number'] ELSE ARRAY['employment_number', 'holds'] END;
  status text;
BEGIN
  IF tenancy.moves_whole_company() THEN
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    RETURN NEW;
  END IF;
  IF TG_OP = 'INSERT' THEN
    -- Only the transaction that makes the order knows of it with this row version.
    IF EXISTS (SELECT FROM public.payment_order o WHERE o.ftg_key = NEW.ftg_key AND o.id = NEW.payment_order AND o.xmin = pg_current_xact_id()::xid) THEN RETURN NEW; END IF;
    RAISE EXCEPTION 'a payment order does not grow: %', NEW.payment_order USING ERRCODE = 'restrict_violation';
  END IF;
  SELECT o.status INTO status FROM public.payment_order o WHERE o.ftg_key = OLD.ftg_key AND o.id = OLD.payment_order;
  IF TG_OP = 'UPDATE' AND to_jsonb(OLD) - may_change = to_jsonb(NEW) - may_change THEN
    -- Payslips are free once their order is cancelled, for good.
    IF TG_TABLE_NAME = 'payment' THEN RETURN NEW; END IF;
    IF to_jsonb(OLD) -> 'holds' = to_jsonb(NEW) -> 'holds' OR (status = 'CANCELLED' AND to_jsonb(OLD) -> 'holds' = 'true') THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'the payments of an order do not change: %', OLD.payment_order USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER keep BEFORE UPDATE OR DELETE ON "payment" FOR EACH ROW EXECUTE FUNCTION tenancy.keep_payments();
--> statement-breakpoint
-- After, so that policies and keys speak first.
CREATE TRIGGER keep_whole AFTER INSERT ON "payment" FOR EACH ROW EXECUTE FUNCTION tenancy.keep_payments();
--> statement-breakpoint
CREATE TRIGGER keep BEFORE UPDATE OR DELETE ON "payment_payslip" FOR EACH ROW EXECUTE FUNCTION tenancy.keep_payments();
--> statement-breakpoint
-- After, so that policies and keys speak first.
CREATE TRIGGER keep_whole AFTER INSERT ON "payment_payslip" FOR EACH ROW EXECUTE FUNCTION tenancy.keep_payments();
--> statement-breakpoint
-- A payslip whose payment has been ordered is what the order pays, and stays ready.
CREATE FUNCTION tenancy.keep_ordered_payslip() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT tenancy.moves_whole_company()
    AND (TG_OP = 'DELETE' OR NEW.ready_at IS NULL OR (OLD.basis_hash, OLD.pay_date, OLD.net) <> (NEW.basis_hash, NEW.pay_date, NEW.net))
    AND EXISTS (SELECT FROM public.payment_payslip p
      WHERE (p.ftg_key, p.period, p.employment_number, p.number) = (OLD.ftg_key, OLD.period, OLD.employment_number, OLD.number) AND p.holds) THEN
    RAISE EXCEPTION 'a payslip whose payment is ordered does not change: % %', OLD.period, OLD.employment_number USING ERRCODE = 'restrict_violation';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_ordered BEFORE UPDATE OR DELETE ON "payslip" FOR EACH ROW EXECUTE FUNCTION tenancy.keep_ordered_payslip();
