-- A control row of a table of pay types names its steering by LonStyKod, as an agreement does. TabellStyKod is the table that a person has.
UPDATE "pay_type_table" SET "controls" = (
  SELECT jsonb_agg(CASE WHEN c.row ? 'TabellStyKod'
    THEN (c.row - 'TabellStyKod') || jsonb_build_object('LonStyKod', c.row -> 'TabellStyKod') ELSE c.row END ORDER BY c.at)
  FROM jsonb_array_elements("controls") WITH ORDINALITY AS c(row, at))
WHERE jsonb_path_exists("controls", '$[*].TabellStyKod');
--> statement-breakpoint
-- A replay takes the renamed values from here (decision 0025).
INSERT INTO "event" ("lic_nr", "ftg_key", "actor", "type", "payload")
SELECT c.lic_nr, c.ftg_key, NULL, 'company.recorded', jsonb_build_object('rows', jsonb_build_object('pay_type_table', r.rows))
FROM "company" c
CROSS JOIN LATERAL (SELECT jsonb_agg(to_jsonb(p)) AS rows FROM "pay_type_table" p WHERE p.ftg_key = c.ftg_key) r
WHERE c.goes_at IS NULL AND jsonb_path_exists(r.rows, '$[*].controls[*].LonStyKod') ORDER BY c.lic_nr, c.ftg_key;
