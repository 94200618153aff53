-- A search reads every employee of the company: it goes by indexes of nothing but the order and what is searched
-- (docs/decisions/0012). That by number gives pages by number, too.
DROP INDEX "employee_number_alone";
--> statement-breakpoint
CREATE INDEX "employee_searched_by_number" ON "employee" ("ftg_key", "lic_nr", "employment_number") INCLUDE ("search_text", "department_id");
--> statement-breakpoint
CREATE INDEX "employee_searched_by_name" ON "employee" ("ftg_key", "lic_nr", "last_name", "first_name", "employment_number") INCLUDE ("search_text", "department_id");
