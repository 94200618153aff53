CREATE TABLE "event_check" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"login" text DEFAULT tenancy.login(),
	"place" integer NOT NULL,
	"hash" text NOT NULL,
	"breaks" integer NOT NULL,
	"first" jsonb
);
--> statement-breakpoint
CREATE TABLE "event_head" (
	"lic_nr" text PRIMARY KEY DEFAULT tenancy.licence() NOT NULL,
	"place" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_seal" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"place" integer,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "via" text;--> statement-breakpoint
CREATE INDEX "event_check_licence" ON "event_check" USING btree ("lic_nr","id");--> statement-breakpoint
CREATE INDEX "event_seal_licence" ON "event_seal" USING btree ("lic_nr","seq");--> statement-breakpoint
CREATE INDEX "event_seal_waiting" ON "event_seal" USING btree ("lic_nr","seq") WHERE "event_seal"."place" is null;--> statement-breakpoint
CALL tenancy.protect('event_seal');
--> statement-breakpoint
CALL tenancy.protect('event_head');
--> statement-breakpoint
CALL tenancy.protect('event_check');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ("place", "hash") ON "event_seal", "event_head" TO avlona_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON "event_check" TO avlona_app;
--> statement-breakpoint
CREATE POLICY own_licence ON "event_seal" TO avlona_app USING (lic_nr = (SELECT tenancy.licence()));
--> statement-breakpoint
CREATE POLICY own_licence ON "event_head" TO avlona_app USING (lic_nr = (SELECT tenancy.licence()));
--> statement-breakpoint
CREATE POLICY own_licence ON "event_check" TO avlona_app USING (lic_nr = (SELECT tenancy.licence()));
--> statement-breakpoint
CALL tenancy.open_to_system('event_seal', 'SELECT, INSERT, UPDATE ("place", "hash")');
--> statement-breakpoint
CALL tenancy.open_to_system('event_head', 'SELECT, INSERT, UPDATE ("place", "hash")');
--> statement-breakpoint
CALL tenancy.open_to_system('event_check', 'SELECT, INSERT');
--> statement-breakpoint
-- True in a transaction that reads the event history: it sees the events of all companies of its licence.
CREATE FUNCTION tenancy.reads_history() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  RETURN current_setting('avlona.reads_history', true) IS NOT DISTINCT FROM 'on';
--> statement-breakpoint
ALTER POLICY own_company ON "event"
  USING (lic_nr = (SELECT tenancy.licence())
    AND (ftg_key IS NULL OR ftg_key = (SELECT tenancy.company()) OR (SELECT tenancy.reads_history())));
--> statement-breakpoint
-- The digest of all columns of an event. Each value stands with its length in bytes, and null as -, so that no two events
-- share a text. server/backend/history/event-digest.ts is its twin.
CREATE FUNCTION tenancy.event_digest(e "event") RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(string_agg(coalesce(octet_length(value) || ':' || value, '-'), ',' ORDER BY place), 'UTF8')), 'hex')
  FROM unnest(ARRAY[
    e.seq::text, to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), e.lic_nr, e.ftg_key::text, e.actor,
    e.actor_name, e.type, e.payload::text, e.address, e.browser, e.via]) WITH ORDINALITY AS part(value, place)
$$;
--> statement-breakpoint
-- Chains the seals of a licence that wait, in order. Whoever calls it holds the licence's lock, and sees what is committed.
CREATE FUNCTION tenancy.chain_seals(licence text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  waiting record;
  head record;
BEGIN
  FOR waiting IN SELECT seq, hash FROM public.event_seal WHERE lic_nr = licence AND place IS NULL ORDER BY seq LOOP
    SELECT place, hash INTO head FROM public.event_head WHERE lic_nr = licence;
    head.place := coalesce(head.place, 0) + 1;
    head.hash := encode(sha256(convert_to(coalesce(head.hash, '') || waiting.hash, 'UTF8')), 'hex');
    UPDATE public.event_seal SET place = head.place, hash = head.hash WHERE seq = waiting.seq;
    INSERT INTO public.event_head (lic_nr, place, hash) VALUES (licence, head.place, head.hash)
      ON CONFLICT (lic_nr) DO UPDATE SET place = EXCLUDED.place, hash = EXCLUDED.hash;
  END LOOP;
END $$;
--> statement-breakpoint
-- The same by itself, after a job: its snapshot does not see the end of the chain.
CREATE FUNCTION tenancy.chain_waiting() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('avlona.event:' || tenancy.licence(), 0));
  PERFORM tenancy.chain_seals(tenancy.licence());
END $$;
--> statement-breakpoint
CREATE FUNCTION tenancy.seal_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.event_seal (seq, lic_nr, hash) VALUES (NEW.seq, NEW.lic_nr, tenancy.event_digest(NEW));
  IF current_setting('transaction_isolation') = 'read committed' THEN
    PERFORM tenancy.chain_seals(NEW.lic_nr);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The origin of the transaction, as origin.ts has set it: nobody else writes it.
CREATE OR REPLACE FUNCTION tenancy.number_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  origin jsonb := nullif(current_setting('avlona.origin', true), '')::jsonb;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('avlona.event:' || NEW.lic_nr, 0));
  NEW.seq := nextval('public.event_seq');
  NEW.at := clock_timestamp();
  NEW.actor_name := (SELECT name FROM public.user_account WHERE login = NEW.actor);
  NEW.address := origin ->> 'address';
  NEW.browser := origin ->> 'browser';
  NEW.via := origin ->> 'via';
  RETURN NEW;
END $$;
--> statement-breakpoint
-- A seal is chained once, and the end of a chain moves one step at a time. Also for the owner, whom grants do not hold.
CREATE FUNCTION tenancy.refuse_change_of_chain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'event_seal' AND OLD.place IS NULL THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'event_head' AND NEW.place = OLD.place + 1 THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'events are append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON "event_seal" FOR EACH ROW EXECUTE FUNCTION tenancy.refuse_change_of_chain();
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON "event_head" FOR EACH ROW EXECUTE FUNCTION tenancy.refuse_change_of_chain();
--> statement-breakpoint
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON "event_seal" FOR EACH STATEMENT EXECUTE FUNCTION tenancy.refuse_change();
--> statement-breakpoint
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON "event_head" FOR EACH STATEMENT EXECUTE FUNCTION tenancy.refuse_change();
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON "event_check" FOR EACH STATEMENT EXECUTE FUNCTION tenancy.refuse_change();
--> statement-breakpoint
-- The events that exist are chained as they stand. The owner sees and writes the rows for a moment.
ALTER TABLE "event" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "event_seal" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "event_head" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO "event_seal" ("seq", "lic_nr", "hash") SELECT e.seq, e.lic_nr, tenancy.event_digest(e) FROM "event" e;
--> statement-breakpoint
DO $$
DECLARE
  licence text;
BEGIN
  FOR licence IN SELECT DISTINCT lic_nr FROM "event" LOOP
    PERFORM tenancy.chain_seals(licence);
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "event" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "event_seal" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "event_head" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TRIGGER seal_event AFTER INSERT ON "event" FOR EACH ROW EXECUTE FUNCTION tenancy.seal_event();
