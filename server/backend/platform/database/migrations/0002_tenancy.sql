-- An account's own company is of its licence, and the account outlives it.
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_home_company"
  FOREIGN KEY ("home_ftg_key", "lic_nr") REFERENCES "company" ("ftg_key", "lic_nr") ON DELETE SET NULL ("home_ftg_key");
--> statement-breakpoint
CALL tenancy.protect_by_licence('user_account');
--> statement-breakpoint
CALL tenancy.protect_by_licence('user_company_access');
--> statement-breakpoint
CALL tenancy.protect_by_licence('company');
--> statement-breakpoint
CALL tenancy.protect_by_licence('rights_group');
--> statement-breakpoint
CALL tenancy.protect_by_company('salary_year');
--> statement-breakpoint
CALL tenancy.protect_by_company('department');
--> statement-breakpoint
CALL tenancy.protect_by_company('employee');
--> statement-breakpoint
CALL tenancy.protect_by_company('client');
--> statement-breakpoint
-- A licence is read by its own, and only its portal settings are theirs to change.
CALL tenancy.protect('licence');
--> statement-breakpoint
GRANT SELECT, UPDATE ("portal", "version") ON "licence" TO avlona_app;
--> statement-breakpoint
CREATE POLICY own_licence ON "licence" TO avlona_app USING (lic_nr = (SELECT tenancy.licence()));
--> statement-breakpoint
-- Passwords are written by the licence and read by the system alone.
CALL tenancy.protect('credential');
--> statement-breakpoint
GRANT SELECT ("login", "lic_nr"), INSERT, DELETE, UPDATE ("password_hash", "changed_at") ON "credential" TO avlona_app;
--> statement-breakpoint
CREATE POLICY own_licence ON "credential" TO avlona_app USING (lic_nr = (SELECT tenancy.licence()));
--> statement-breakpoint
-- Mail is sent to anybody in the licence, and seen by its recipient.
CALL tenancy.protect('notification');
--> statement-breakpoint
CALL tenancy.protect('message');
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE, UPDATE ("has_read") ON "notification" TO avlona_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE, UPDATE ("read_at") ON "message" TO avlona_app;
--> statement-breakpoint
CREATE POLICY recipient ON "notification" TO avlona_app
  USING (lic_nr = (SELECT tenancy.licence()) AND login = (SELECT tenancy.login()));
--> statement-breakpoint
CREATE POLICY recipient ON "message" TO avlona_app
  USING (lic_nr = (SELECT tenancy.licence()) AND login = (SELECT tenancy.login()));
--> statement-breakpoint
CREATE POLICY sender ON "notification" FOR INSERT TO avlona_app WITH CHECK (lic_nr = (SELECT tenancy.licence()));
--> statement-breakpoint
CREATE POLICY sender ON "message" FOR INSERT TO avlona_app WITH CHECK (lic_nr = (SELECT tenancy.licence()));
--> statement-breakpoint
-- The answer to a write is kept in the write's own transaction; what is a day old is removed by the system.
CALL tenancy.protect('idempotency_key');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ("status", "response") ON "idempotency_key" TO avlona_app;
--> statement-breakpoint
CREATE POLICY own_licence ON "idempotency_key" TO avlona_app USING (lic_nr = (SELECT tenancy.licence()));
--> statement-breakpoint
CALL tenancy.protect('session');
--> statement-breakpoint
CALL tenancy.protect('login_attempt');
--> statement-breakpoint
-- Events of the company, and those of the licence as a whole; a licence may tell of any company of its own.
CALL tenancy.protect('event');
--> statement-breakpoint
GRANT SELECT, INSERT ON "event" TO avlona_app;
--> statement-breakpoint
CREATE POLICY own_company ON "event" FOR SELECT TO avlona_app
  USING (lic_nr = (SELECT tenancy.licence()) AND (ftg_key IS NULL OR ftg_key = (SELECT tenancy.company())));
--> statement-breakpoint
CREATE POLICY own_licence ON "event" FOR INSERT TO avlona_app WITH CHECK (lic_nr = (SELECT tenancy.licence()));
--> statement-breakpoint
-- What signing in, sessions and delivery of events need, over all licences.
CALL tenancy.open_to_system('licence', 'SELECT, INSERT');
--> statement-breakpoint
CALL tenancy.open_to_system('user_account', 'SELECT');
--> statement-breakpoint
CALL tenancy.open_to_system('credential', 'SELECT, UPDATE (password_hash, changed_at)');
--> statement-breakpoint
CALL tenancy.open_to_system('company', 'SELECT');
--> statement-breakpoint
CALL tenancy.open_to_system('user_company_access', 'SELECT');
--> statement-breakpoint
CALL tenancy.open_to_system('session', 'SELECT, INSERT, UPDATE, DELETE');
--> statement-breakpoint
CALL tenancy.open_to_system('login_attempt', 'SELECT, INSERT, DELETE');
--> statement-breakpoint
CALL tenancy.open_to_system('idempotency_key', 'SELECT, INSERT, UPDATE, DELETE');
--> statement-breakpoint
CALL tenancy.open_to_system('event', 'SELECT, INSERT');
--> statement-breakpoint
CREATE SEQUENCE "event_seq" AS bigint OWNED BY "event"."seq";
--> statement-breakpoint
GRANT USAGE ON SEQUENCE "event_seq" TO avlona_app, avlona_system;
--> statement-breakpoint
-- One transaction at a time gives out numbers in a licence, and keeps the turn until it has committed.
CREATE FUNCTION tenancy.number_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('avlona.event:' || NEW.lic_nr, 0));
  NEW.seq := nextval('public.event_seq');
  NEW.at := clock_timestamp();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER number_event BEFORE INSERT ON "event" FOR EACH ROW EXECUTE FUNCTION tenancy.number_event();
--> statement-breakpoint
-- Listeners get the number and read the row, as their own rights allow.
CREATE FUNCTION tenancy.announce_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('avlona_event', NEW.seq::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_event AFTER INSERT ON "event" FOR EACH ROW EXECUTE FUNCTION tenancy.announce_event();
--> statement-breakpoint
CREATE FUNCTION tenancy.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'events are append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
-- Also for the owner, whom grants do not hold.
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON "event" FOR EACH STATEMENT EXECUTE FUNCTION tenancy.refuse_change();
