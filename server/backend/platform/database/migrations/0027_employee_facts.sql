CREATE TABLE "employee_fact" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"employment_number" text collate "swedish_numeric" NOT NULL,
	"kind" text NOT NULL,
	"valid_from" date NOT NULL,
	"values" jsonb NOT NULL,
	"in_force" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employee_fact_ftg_key_employment_number_kind_valid_from_pk" PRIMARY KEY("ftg_key","employment_number","kind","valid_from")
);
--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "employee_fact" ADD CONSTRAINT "employee_fact_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_fact" ADD CONSTRAINT "employee_fact_employee" FOREIGN KEY ("ftg_key","employment_number") REFERENCES "public"."employee"("ftg_key","employment_number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "employee_fact_coming" ON "employee_fact" USING btree ("valid_from") WHERE not in_force;
--> statement-breakpoint
CALL tenancy.protect_by_company('employee_fact');
--> statement-breakpoint
-- Housekeeping finds the companies where a change comes into force. It does not see what changes.
GRANT SELECT ("ftg_key", "lic_nr", "valid_from", "in_force") ON "employee_fact" TO avlona_system;
--> statement-breakpoint
CREATE POLICY system ON "employee_fact" FOR SELECT TO avlona_system USING (NOT in_force);
--> statement-breakpoint
-- What differs from the employees' own rows on a day, by field. Of two changes of a field, the later one holds.
CREATE FUNCTION employee_facts_on(day date)
RETURNS TABLE ("ftg_key" uuid, "employment_number" text, "values" jsonb)
LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT fact."ftg_key", fact."employment_number", jsonb_object_agg(each.key, each.value ORDER BY fact."valid_from")
  FROM "employee_fact" fact CROSS JOIN jsonb_each(fact."values") each
  WHERE fact."valid_from" <= day
  GROUP BY fact."ftg_key", fact."employment_number";
END;
--> statement-breakpoint
-- Whoever has left is left out of the list by the searched indexes (docs/decisions/0012).
DROP INDEX "employee_by_name";
--> statement-breakpoint
CREATE INDEX "employee_by_name" ON "employee" ("ftg_key", "lic_nr", "last_name", "first_name", "employment_number") INCLUDE ("search_text", "department_id", "agreement_id", "salary_form", "person_type", "digital_mailbox", "personal_number", "email", "employed_from", "employed_to");
--> statement-breakpoint
DROP INDEX "employee_by_number";
--> statement-breakpoint
CREATE INDEX "employee_by_number" ON "employee" ("ftg_key", "lic_nr", "employment_number") INCLUDE ("search_text", "department_id", "agreement_id", "salary_form", "person_type", "digital_mailbox", "employed_to");
