DROP INDEX "employee_name";--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "agreement_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "pay_code_table" text DEFAULT 'STANDARD' NOT NULL;--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "profile_picture_id" uuid;--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "search_text" text collate "C" GENERATED ALWAYS AS (left(lower((employment_number || E'\n' || last_name || ' ' || first_name || ' ' || last_name || E'\n' || personal_number || E'\n' || email) collate "sv-x-icu"), 500)) STORED;--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_names" CHECK (char_length("employee"."first_name") <= 100 and char_length("employee"."last_name") <= 100);
--> statement-breakpoint
-- A page is found by reading nothing but an index in its order: what is searched, and whose row it is, stands in it
-- (docs/decisions/0012). Drizzle's schema has no word for INCLUDE.
CREATE INDEX "employee_by_name" ON "employee" ("ftg_key", "lic_nr", "last_name", "first_name", "employment_number") INCLUDE ("search_text", "department_id");
--> statement-breakpoint
CREATE INDEX "employee_by_number" ON "employee" ("ftg_key", "lic_nr", "employment_number") INCLUDE ("search_text", "department_id");
--> statement-breakpoint
CREATE INDEX "employee_by_department" ON "employee" ("ftg_key", "lic_nr", "department_id", "employment_number");
