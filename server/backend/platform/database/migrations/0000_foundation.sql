-- Roles are the cluster's, not the database's: they are made by roles.ts before any migration runs.

-- Codes and numbers in the order that people count in: 9 before 10, letters as in Swedish.
CREATE COLLATION "swedish_numeric" (provider = icu, locale = 'sv-u-kn-true');
--> statement-breakpoint
CREATE SCHEMA "tenancy";
--> statement-breakpoint
GRANT USAGE ON SCHEMA "tenancy" TO avlona_app, avlona_system;
--> statement-breakpoint
-- Whom the transaction acts for; null, which equals nothing, when it has not been said.
CREATE FUNCTION tenancy.licence() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('avlona.lic_nr', true), '');
--> statement-breakpoint
CREATE FUNCTION tenancy.company() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('avlona.ftg_key', true), '')::uuid;
--> statement-breakpoint
CREATE FUNCTION tenancy.login() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('avlona.login', true), '');
--> statement-breakpoint
-- For migrations: every table is protected, also from its owner, and gets its policies in the same migration that makes it.
CREATE PROCEDURE tenancy.protect(target regclass) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
END $$;
--> statement-breakpoint
-- A table with lic_nr: the application may do anything with its licence's rows.
CREATE PROCEDURE tenancy.protect_by_licence(target regclass) LANGUAGE plpgsql AS $$
BEGIN
  CALL tenancy.protect(target);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO avlona_app', target);
  EXECUTE format('CREATE POLICY own_licence ON %s TO avlona_app USING (lic_nr = (SELECT tenancy.licence()))', target);
END $$;
--> statement-breakpoint
-- A table with lic_nr and ftg_key: the application may do anything with its company's rows.
CREATE PROCEDURE tenancy.protect_by_company(target regclass) LANGUAGE plpgsql AS $$
BEGIN
  CALL tenancy.protect(target);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO avlona_app', target);
  EXECUTE format(
    'CREATE POLICY own_company ON %s TO avlona_app '
    'USING (lic_nr = (SELECT tenancy.licence()) AND ftg_key = (SELECT tenancy.company()))', target);
END $$;
--> statement-breakpoint
-- What the system role may do with every row of a table: 'SELECT, INSERT'.
CREATE PROCEDURE tenancy.open_to_system(target regclass, privileges text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('GRANT %s ON %s TO avlona_system', privileges, target);
  EXECUTE format('CREATE POLICY system ON %s TO avlona_system USING (true)', target);
END $$;
