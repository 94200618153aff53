CREATE TABLE "declaration_event" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"period" text NOT NULL,
	"number" smallint NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"submission" jsonb,
	"uploads" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"receipt" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "declaration_event_ftg_key_period_number_pk" PRIMARY KEY("ftg_key","period","number")
);
--> statement-breakpoint
CREATE TABLE "skatteverket_access" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"login" text NOT NULL,
	"state" text NOT NULL,
	"verifier" text NOT NULL,
	"period" text NOT NULL,
	"action" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"access" text DEFAULT '' NOT NULL,
	"refresh" text,
	"expires" timestamp with time zone,
	"refreshes" smallint DEFAULT 0 NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "skatteverket_access_ftg_key_login_pk" PRIMARY KEY("ftg_key","login")
);
--> statement-breakpoint
ALTER TABLE "declaration_event" ADD CONSTRAINT "declaration_event_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skatteverket_access" ADD CONSTRAINT "skatteverket_access_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CALL tenancy.protect_by_company('declaration_event');
--> statement-breakpoint
CALL tenancy.protect('skatteverket_access');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "skatteverket_access" TO avlona_app;
--> statement-breakpoint
-- Not open to cloning: a sign-in is of one company.
CREATE POLICY own_company ON "skatteverket_access" TO avlona_app
  USING (lic_nr = (SELECT tenancy.licence()) AND ftg_key = (SELECT tenancy.company()));
--> statement-breakpoint
CALL tenancy.open_to_system('skatteverket_access', 'SELECT, DELETE');
--> statement-breakpoint
-- What has happened to a declaration stays as it was, for as long as its company.
CREATE FUNCTION tenancy.keep_declaration_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tenancy.moves_whole_company() THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'an event of a declaration does not change: % %', OLD.period, OLD.number USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER keep BEFORE UPDATE ON "declaration_event" FOR EACH ROW EXECUTE FUNCTION tenancy.keep_declaration_event();
