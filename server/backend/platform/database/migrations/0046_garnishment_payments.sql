ALTER TABLE "payment" ADD COLUMN "is_garnishment" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_payslip" ADD COLUMN "garnished" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What an order pays is the net pay of its payslips and what it pays of their garnishments, to the öre. A payslip's
-- garnishment is never more than it withholds by decisions (engine/after-tax/net-deductions.ts).
CREATE OR REPLACE FUNCTION tenancy.sum_of_payment_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_order uuid;
BEGIN
  IF TG_TABLE_NAME = 'payment_order' THEN of_order := NEW.id; ELSE of_order := NEW.payment_order; END IF;
  IF tenancy.moves_whole_company() THEN RETURN NULL; END IF;
  IF EXISTS (SELECT FROM public.payment_order o WHERE o.ftg_key = NEW.ftg_key AND o.id = of_order AND (
    o.total <> (SELECT coalesce(sum(p.amount), 0) FROM public.payment p WHERE p.ftg_key = o.ftg_key AND p.payment_order = o.id)
    OR o.total <> (SELECT coalesce(sum(s.net + s.garnished), -1) FROM public.payment_payslip s
      JOIN public.payslip n ON (n.ftg_key, n.period, n.employment_number, n.number, n.net) = (s.ftg_key, s.period, s.employment_number, s.number, s.net)
      WHERE s.ftg_key = o.ftg_key AND s.payment_order = o.id)
    OR EXISTS (SELECT FROM public.payment_payslip s WHERE s.ftg_key = o.ftg_key AND s.payment_order = o.id AND (
      s.garnished <> (SELECT coalesce(sum(p.amount), 0) FROM public.payment p
        WHERE (p.ftg_key, p.payment_order, p.period, p.employment_number, p.number) = (s.ftg_key, s.payment_order, s.period, s.employment_number, s.number)
          AND p.is_garnishment)
      OR s.garnished > (SELECT coalesce(-sum(r.amount), 0) FROM public.payslip_row r
        WHERE (r.ftg_key, r.period, r.employment_number, r.number) = (s.ftg_key, s.period, s.employment_number, s.number)
          AND r.id LIKE 'utmätning.%') AND s.garnished > 0)))) THEN
    RAISE EXCEPTION 'a payment order does not pay the net of its payslips: %', of_order USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
