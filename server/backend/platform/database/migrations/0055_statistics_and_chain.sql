-- Events are sealed as they are written and chained afterwards, so that nobody who writes waits for the chain. Within a
-- licence the order of seq is the order of commit: no seal that waits comes before one that is chained.
CREATE OR REPLACE FUNCTION tenancy.seal_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.event_seal (seq, lic_nr, hash)
    SELECT added.seq, added.lic_nr, tenancy.event_digest(ROW(added.*)::public."event") FROM added ORDER BY added.seq;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Chains the seals that wait, of the licences that the transaction sees. Leaves a licence to another node that is at it.
CREATE OR REPLACE FUNCTION tenancy.chain_waiting() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  licence text;
BEGIN
  FOR licence IN SELECT DISTINCT lic_nr FROM public.event_seal WHERE place IS NULL ORDER BY 1 LOOP
    IF pg_try_advisory_xact_lock(hashtextextended('avlona.chain:' || licence, 0)) THEN
      PERFORM tenancy.chain_seals(licence);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
-- Chains what waits of a licence, and keeps the chain as it is until the transaction ends: for who checks it.
CREATE FUNCTION tenancy.hold_chain(licence text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('avlona.chain:' || licence, 0));
  PERFORM tenancy.chain_seals(licence);
END $$;
--> statement-breakpoint
-- Gives the planner new statistics of the tables that have grown or changed since it last had them: only the owner may, and
-- autovacuum does it a minute later. It reads no row for whoever asks. On PostgreSQL 17, MAINTAIN would do instead.
CREATE FUNCTION tenancy.analyze_changed() RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  grown record;
  analyzed integer := 0;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('avlona.analyze', 0)) THEN RETURN 0; END IF;
  FOR grown IN
    SELECT c.oid::regclass AS name FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND pg_stat_get_mod_since_analyze(c.oid) > 500 + greatest(c.reltuples, 0) / 10
    ORDER BY c.relname
  LOOP
    EXECUTE format('ANALYZE (SKIP_LOCKED) %s', grown.name);
    analyzed := analyzed + 1;
  END LOOP;
  RETURN analyzed;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION tenancy.analyze_changed() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION tenancy.analyze_changed() TO avlona_system;
