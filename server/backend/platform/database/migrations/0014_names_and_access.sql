ALTER TABLE "event" ADD COLUMN "actor_name" text collate "sv-x-icu";
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "is_sent_copy" boolean DEFAULT false NOT NULL, ADD COLUMN "goes_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "confirmed_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD COLUMN "access" jsonb;
--> statement-breakpoint
-- The name of the actor as it is when the event is written: no renaming changes what has been told, and nobody else writes it.
CREATE OR REPLACE FUNCTION tenancy.number_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('avlona.event:' || NEW.lic_nr, 0));
  NEW.seq := nextval('public.event_seq');
  NEW.at := clock_timestamp();
  NEW.actor_name := (SELECT name FROM public.user_account WHERE login = NEW.actor);
  RETURN NEW;
END $$;
--> statement-breakpoint
-- What was told before gets the names of today, the nearest that is known. The owner sees and writes the rows for a moment.
ALTER TABLE "event" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "user_account" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "company" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "company_copy" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "event" DISABLE TRIGGER refuse_change;
--> statement-breakpoint
UPDATE "event" SET "actor_name" = "user_account"."name" FROM "user_account" WHERE "user_account"."login" = "event"."actor";
--> statement-breakpoint
ALTER TABLE "event" ENABLE TRIGGER refuse_change;
--> statement-breakpoint
UPDATE "company" SET
  "is_sent_copy" = NOT EXISTS (
    SELECT FROM "company_copy" c WHERE c.is_kept
      AND c.lic_nr = "restore_info" ->> 'AzStorageContainer' AND c.name = "restore_info" ->> 'AzFileName'),
  "goes_at" = CASE WHEN "restore_info" ->> 'AzStorageContainer' <> "lic_nr" THEN coalesce(
    (SELECT c.expires_at FROM "company_copy" c
      WHERE c.lic_nr = "restore_info" ->> 'AzStorageContainer' AND c.name = "restore_info" ->> 'AzFileName' LIMIT 1),
    ("restore_info" ->> 'Time')::timestamptz + interval '90 days') END
  WHERE "restore_info" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "event" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "user_account" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "company" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "company_copy" FORCE ROW LEVEL SECURITY;
