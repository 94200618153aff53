-- Until now no payslip was paid without attest where a company attests payslips. It stays so: what nobody has chosen is chosen.
WITH chosen AS (
  UPDATE "company" SET "settings" = "settings" || '{"RequireAttestWebLonHuv": true}', "version" = "version" + 1
  WHERE "settings" @> '{"UseAttestWebLonHuv": true}' AND NOT "settings" @> '{"RequireAttestWebLonHuv": true}' AND "goes_at" IS NULL
  RETURNING "lic_nr", "ftg_key", "version"
)
INSERT INTO "event" ("lic_nr", "ftg_key", "actor", "type", "payload")
SELECT "lic_nr", "ftg_key", NULL, 'company.changed', jsonb_build_object(
  'version', "version", 'changes', '{"RequireAttestWebLonHuv": {"from": false, "to": true}}'::jsonb)
FROM chosen ORDER BY "lic_nr", "ftg_key";
