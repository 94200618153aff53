-- Whose payslips a transaction is narrowed to, and the last payout that it sees: what employees read of their own
-- (payroll/own/own-payslips.ts). Null when it is not narrowed. The text begins with a comma, so that nobody is a list too.
CREATE FUNCTION tenancy.own_persons() RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE
  RETURN string_to_array(nullif(current_setting('avlona.own_persons', true), ''), ',');
--> statement-breakpoint
CREATE FUNCTION tenancy.own_until() RETURNS date LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('avlona.own_until', true), '')::date;
--> statement-breakpoint
CREATE POLICY own_person ON "payslip" AS RESTRICTIVE TO avlona_app USING (
  (SELECT tenancy.own_persons()) IS NULL
  OR (employment_number = ANY ((SELECT tenancy.own_persons())::text[])
    AND published_at IS NOT NULL AND pay_date <= (SELECT tenancy.own_until())));
--> statement-breakpoint
CREATE POLICY own_person ON "payslip_row" AS RESTRICTIVE TO avlona_app USING (
  (SELECT tenancy.own_persons()) IS NULL
  OR EXISTS (SELECT FROM public.payslip s WHERE s.ftg_key = payslip_row.ftg_key AND s.period = payslip_row.period
    AND s.employment_number = payslip_row.employment_number AND s.number = payslip_row.number));
--> statement-breakpoint
CREATE POLICY own_person ON "payslip_entry" AS RESTRICTIVE TO avlona_app USING (
  (SELECT tenancy.own_persons()) IS NULL
  OR EXISTS (SELECT FROM public.payslip s WHERE s.ftg_key = payslip_entry.ftg_key AND s.period = payslip_entry.period
    AND s.employment_number = payslip_entry.employment_number AND s.number = payslip_entry.number));
