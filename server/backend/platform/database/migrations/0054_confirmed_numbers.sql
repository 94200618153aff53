ALTER TABLE "user_account" ADD COLUMN "personal_number_set_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "personal_number_set_at" timestamp with time zone;--> statement-breakpoint
-- Accounts of before keep what their numbers open: the default of the moment reaches every row,
-- whatever row-level security shows. A change of the number is confirmed like any other.
ALTER TABLE "user_account" ADD COLUMN "personal_number_confirmed" text DEFAULT 'EARLIER';--> statement-breakpoint
ALTER TABLE "user_account" ALTER COLUMN "personal_number_confirmed" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_personal_number_confirmed" CHECK ("user_account"."personal_number_confirmed" in ('BANKID', 'ADMIN', 'EARLIER'));--> statement-breakpoint
-- When the person of a narrowed transaction was born: a payslip was made for somebody born that day,
-- or is not theirs, whatever number the employee has been given since.
CREATE FUNCTION tenancy.own_born() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('avlona.own_born', true), '');
--> statement-breakpoint
ALTER POLICY own_person ON "payslip" USING (
  (SELECT tenancy.own_persons()) IS NULL
  OR (employment_number = ANY ((SELECT tenancy.own_persons())::text[])
    AND published_at IS NOT NULL AND pay_date <= (SELECT tenancy.own_until())
    AND coalesce(basis #>> '{person,birthDate}', '') IN ('', (SELECT tenancy.own_born()))));
