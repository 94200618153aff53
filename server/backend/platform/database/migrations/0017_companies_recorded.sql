-- A replay of a company begins with all of its rows (decision 0025). The owner sees and writes the rows for a moment.
ALTER TABLE "company" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "salary_year" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "salary_period" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "pay_type_table" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "pay_type" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "event" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Personal numbers never enter an event: null stands for each. A company with another licence's content keeps its promise to go.
INSERT INTO "event" ("lic_nr", "ftg_key", "actor", "type", "payload")
SELECT c.lic_nr, c.ftg_key, NULL, 'company.recorded', jsonb_build_object('rows', jsonb_build_object(
    'company', jsonb_build_array(
      to_jsonb(c)
      || CASE WHEN c.orgnr <> '' AND c.orgnr NOT LIKE '16%' THEN '{"orgnr": null}'::jsonb ELSE '{}' END
      || CASE WHEN c.settings ->> 'BankPersonNr' <> ''
           THEN jsonb_build_object('settings', c.settings || '{"BankPersonNr": null}') ELSE '{}' END),
    'salary_year', (SELECT coalesce(jsonb_agg(to_jsonb(r)), '[]') FROM "salary_year" r WHERE r.ftg_key = c.ftg_key),
    'salary_period', (SELECT coalesce(jsonb_agg(to_jsonb(r)), '[]') FROM "salary_period" r WHERE r.ftg_key = c.ftg_key),
    'pay_type_table', (SELECT coalesce(jsonb_agg(to_jsonb(r)), '[]') FROM "pay_type_table" r WHERE r.ftg_key = c.ftg_key),
    'pay_type', (SELECT coalesce(jsonb_agg(to_jsonb(r)), '[]') FROM "pay_type" r WHERE r.ftg_key = c.ftg_key)))
FROM "company" c WHERE c.goes_at IS NULL ORDER BY c.lic_nr, c.ftg_key;
--> statement-breakpoint
ALTER TABLE "company" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "salary_year" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "salary_period" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "pay_type_table" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "pay_type" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "event" FORCE ROW LEVEL SECURITY;
