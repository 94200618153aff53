-- Every order that the staff list has is an index's, and stays within what an index row has room for (docs/decisions/0012).
ALTER TABLE "employee" ADD CONSTRAINT "employee_email" CHECK (char_length("employee"."email") <= 254);
--> statement-breakpoint
CREATE INDEX "employee_by_email" ON "employee" ("ftg_key", "lic_nr", "email" COLLATE "C", "employment_number");
--> statement-breakpoint
CREATE INDEX "employee_by_personal_number" ON "employee" ("ftg_key", "lic_nr", "personal_number" COLLATE "C", "employment_number");
--> statement-breakpoint
CREATE INDEX "employee_by_first_day" ON "employee" ("ftg_key", "lic_nr", "employed_from", "employment_number");
--> statement-breakpoint
-- Narrow, or a later page is sorted anew: to the planner, reading a narrow index and sorting looks cheaper than a wide one in order.
CREATE INDEX "employee_number_alone" ON "employee" ("ftg_key", "lic_nr", "employment_number");
--> statement-breakpoint
-- What a list is narrowed by, and what it is sorted by when it is searched, stands in the searched index too.
DROP INDEX "employee_by_name";
--> statement-breakpoint
CREATE INDEX "employee_by_name" ON "employee" ("ftg_key", "lic_nr", "last_name", "first_name", "employment_number") INCLUDE ("search_text", "department_id", "agreement_id", "salary_form", "personal_number", "email", "employed_from");
--> statement-breakpoint
DROP INDEX "employee_by_number";
--> statement-breakpoint
CREATE INDEX "employee_by_number" ON "employee" ("ftg_key", "lic_nr", "employment_number") INCLUDE ("search_text", "department_id", "agreement_id", "salary_form");
