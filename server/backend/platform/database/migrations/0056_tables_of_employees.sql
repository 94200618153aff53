-- Employees whose table of pay types their company does not have in any year: the standard one was given to everybody, also where a company
-- was created with a trade's own. None of them can have been paid by it. They get the company's own table, or its only one. Agreements and
-- changes to come do too; templates leave the table as it is.
CREATE TEMPORARY VIEW own_table AS
SELECT c."ftg_key", coalesce(
  (SELECT min(t."code") FROM "pay_type_table" t WHERE t."ftg_key" = c."ftg_key" AND t."code" = c."pay_code_table"),
  (SELECT min(t."code") FROM "pay_type_table" t WHERE t."ftg_key" = c."ftg_key" HAVING count(DISTINCT t."code") = 1)) AS "code"
FROM "company" c;
--> statement-breakpoint
UPDATE "employee" e SET "pay_code_table" = own."code", "version" = e."version" + 1 FROM own_table own
WHERE own."ftg_key" = e."ftg_key" AND own."code" IS NOT NULL
  AND NOT EXISTS (SELECT FROM "pay_type_table" t WHERE t."ftg_key" = e."ftg_key" AND t."code" = e."pay_code_table");
--> statement-breakpoint
UPDATE "employee_fact" f SET "values" = jsonb_set(f."values", '{TabellStyKod}', to_jsonb(own."code")) FROM own_table own
WHERE own."ftg_key" = f."ftg_key" AND own."code" IS NOT NULL AND f."values" ? 'TabellStyKod'
  AND NOT EXISTS (SELECT FROM "pay_type_table" t WHERE t."ftg_key" = f."ftg_key" AND t."code" = f."values" ->> 'TabellStyKod');
--> statement-breakpoint
UPDATE "agreement" a SET "pay_type_table" = own."code", "version" = a."version" + 1 FROM own_table own
WHERE own."ftg_key" = a."ftg_key" AND own."code" IS NOT NULL
  AND NOT EXISTS (SELECT FROM "pay_type_table" t WHERE t."ftg_key" = a."ftg_key" AND t."code" = a."pay_type_table");
--> statement-breakpoint
UPDATE "register_item" i SET "values" = jsonb_set(i."values", '{TabellStyKod}', '""'), "version" = i."version" + 1
WHERE i."register" = 'standardPersons' AND coalesce(i."values" ->> 'TabellStyKod', '') <> ''
  AND NOT EXISTS (SELECT FROM "pay_type_table" t WHERE t."ftg_key" = i."ftg_key" AND t."code" = i."values" ->> 'TabellStyKod');
--> statement-breakpoint
DROP VIEW own_table;
