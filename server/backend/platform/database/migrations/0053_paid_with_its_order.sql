-- A payslip in a payment order is paid by the order and by nothing else: marked as paid together with it, once the bank has paid.
CREATE OR REPLACE FUNCTION tenancy.keep_ordered_payslip() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  status text;
BEGIN
  IF NOT tenancy.moves_whole_company() THEN
    SELECT o.status INTO status FROM public.payment_payslip p
      JOIN public.payment_order o ON o.ftg_key = p.ftg_key AND o.id = p.payment_order
      WHERE (p.ftg_key, p.period, p.employment_number, p.number) = (OLD.ftg_key, OLD.period, OLD.employment_number, OLD.number) AND p.holds;
    IF FOUND AND (TG_OP = 'DELETE' OR NEW.ready_at IS NULL OR (OLD.basis_hash, OLD.pay_date, OLD.net) <> (NEW.basis_hash, NEW.pay_date, NEW.net)) THEN
      RAISE EXCEPTION 'a payslip whose payment is ordered does not change: % %', OLD.period, OLD.employment_number USING ERRCODE = 'restrict_violation';
    END IF;
    IF TG_OP = 'UPDATE' AND status <> 'PAID' AND OLD.paid_at IS NULL AND NEW.paid_at IS NOT NULL THEN
      RAISE EXCEPTION 'a payslip whose payment is ordered is paid with its order: % %', OLD.period, OLD.employment_number USING ERRCODE = 'restrict_violation';
    END IF;
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Nor does an order take a payslip that has been paid.
CREATE FUNCTION tenancy.order_what_is_unpaid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT tenancy.moves_whole_company() AND EXISTS (SELECT FROM public.payslip s
    WHERE (s.ftg_key, s.period, s.employment_number, s.number) = (NEW.ftg_key, NEW.period, NEW.employment_number, NEW.number)
      AND (s.paid_at IS NOT NULL OR s.ready_at IS NULL)) THEN
    RAISE EXCEPTION 'a payment order pays what is ready and unpaid: % %', NEW.period, NEW.employment_number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_unpaid AFTER INSERT ON "payment_payslip" FOR EACH ROW EXECUTE FUNCTION tenancy.order_what_is_unpaid();
--> statement-breakpoint
-- An order ends with its payslips: paid when it is, and free when it is cancelled.
CREATE FUNCTION tenancy.end_with_payslips() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT tenancy.moves_whole_company() AND NEW.status <> OLD.status AND EXISTS (SELECT FROM public.payment_payslip p
    JOIN public.payslip s ON (s.ftg_key, s.period, s.employment_number, s.number) = (p.ftg_key, p.period, p.employment_number, p.number)
    WHERE p.ftg_key = NEW.ftg_key AND p.payment_order = NEW.id
      AND p.holds AND (NEW.status = 'CANCELLED' OR s.paid_at IS NULL)) THEN
    RAISE EXCEPTION 'a payment order does not end without its payslips: %', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ends AFTER UPDATE ON "payment_order" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION tenancy.end_with_payslips();
--> statement-breakpoint
-- A paid payslip is so for good. Only one that an earlier version marked while its order was open is not, when the order is cancelled.
CREATE FUNCTION tenancy.is_freed_by_cancelled(slip "payslip") RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM public.payment_payslip p
    JOIN public.payment_order o ON o.ftg_key = p.ftg_key AND o.id = p.payment_order AND o.status = 'CANCELLED'
    WHERE (p.ftg_key, p.period, p.employment_number, p.number) = (slip.ftg_key, slip.period, slip.employment_number, slip.number) AND p.holds)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tenancy.keep_finished_payslip() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  may_change text[] := ARRAY['employment_number', 'version', 'printed_at', 'printed_by', 'published_at', 'published_by', 'reversed_at', 'reversed_by'];
BEGIN
  IF NOT tenancy.moves_whole_company() THEN
    IF TG_OP = 'INSERT' THEN
      IF tenancy.is_finished(NEW) THEN
        RAISE EXCEPTION 'a payslip begins unfinished, in an open period: % %', NEW.period, NEW.employment_number USING ERRCODE = 'restrict_violation';
      END IF;
    ELSIF tenancy.is_finished(OLD) THEN
      IF TG_OP = 'UPDATE' AND OLD.paid_at IS NOT NULL AND NEW.paid_at IS NULL AND tenancy.is_freed_by_cancelled(OLD) THEN
        may_change := may_change || ARRAY['paid_at', 'paid_by'];
      END IF;
      IF TG_OP = 'DELETE' OR to_jsonb(OLD) - may_change <> to_jsonb(NEW) - may_change THEN
        RAISE EXCEPTION 'a finished payslip does not change: % %', OLD.period, OLD.employment_number USING ERRCODE = 'restrict_violation';
      END IF;
    END IF;
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
