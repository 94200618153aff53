-- The orders that had no index: by e-mail, personal number and first day (docs/decisions/0012).
CREATE INDEX "employee_by_email" ON "employee" ("ftg_key", "lic_nr", "email" COLLATE "C", "employment_number");
--> statement-breakpoint
CREATE INDEX "employee_by_personal_number" ON "employee" ("ftg_key", "lic_nr", "personal_number" COLLATE "C", "employment_number");
--> statement-breakpoint
CREATE INDEX "employee_by_first_day" ON "employee" ("ftg_key", "lic_nr", "employed_from", "employment_number");
--> statement-breakpoint
-- What a list is narrowed by stands in the index too, so that counting who is left reads nothing else.
DROP INDEX "employee_by_name";
--> statement-breakpoint
CREATE INDEX "employee_by_name" ON "employee" ("ftg_key", "lic_nr", "last_name", "first_name", "employment_number") INCLUDE ("search_text", "department_id", "agreement_id", "salary_form");
--> statement-breakpoint
DROP INDEX "employee_by_number";
--> statement-breakpoint
CREATE INDEX "employee_by_number" ON "employee" ("ftg_key", "lic_nr", "employment_number") INCLUDE ("search_text", "department_id", "agreement_id", "salary_form");
