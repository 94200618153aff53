CREATE TABLE "card_number" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"employment_number" text collate "swedish_numeric" NOT NULL,
	"number" text NOT NULL,
	"pin" text DEFAULT '' NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "card_number_ftg_key_id_pk" PRIMARY KEY("ftg_key","id"),
	CONSTRAINT "card_number_pin" CHECK ("card_number"."pin" ~ '^([0-9]{4,6})?$'),
	CONSTRAINT "card_number_length" CHECK (char_length("card_number"."number") between 1 and 30),
	CONSTRAINT "card_number_period" CHECK ("card_number"."valid_to" >= "card_number"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "integration" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"name" text collate "sv-x-icu" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"scopes" text[] NOT NULL,
	"all_companies" boolean DEFAULT false NOT NULL,
	"expires_on" date NOT NULL,
	"created_by" text NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"last_used_from" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "integration_id_lic_nr" UNIQUE("id","lic_nr"),
	CONSTRAINT "integration_name" CHECK (char_length("integration"."name") between 1 and 60),
	CONSTRAINT "integration_description" CHECK (char_length("integration"."description") <= 500)
);
--> statement-breakpoint
CREATE TABLE "integration_company" (
	"integration_id" uuid NOT NULL,
	"ftg_key" uuid NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	CONSTRAINT "integration_company_integration_id_ftg_key_pk" PRIMARY KEY("integration_id","ftg_key")
);
--> statement-breakpoint
CREATE TABLE "integration_secret" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"integration_id" uuid NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"prefix" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "integration_secret_hash" CHECK ("integration_secret"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "card_number" ADD CONSTRAINT "card_number_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_number" ADD CONSTRAINT "card_number_employee" FOREIGN KEY ("ftg_key","employment_number") REFERENCES "public"."employee"("ftg_key","employment_number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "integration" ADD CONSTRAINT "integration_lic_nr_licence_lic_nr_fk" FOREIGN KEY ("lic_nr") REFERENCES "public"."licence"("lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_company" ADD CONSTRAINT "integration_company_of" FOREIGN KEY ("integration_id","lic_nr") REFERENCES "public"."integration"("id","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_company" ADD CONSTRAINT "integration_company_company" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_secret" ADD CONSTRAINT "integration_secret_of" FOREIGN KEY ("integration_id","lic_nr") REFERENCES "public"."integration"("id","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_number_number" ON "card_number" USING btree ("ftg_key",lower("number"));--> statement-breakpoint
CREATE INDEX "integration_lic_nr" ON "integration" USING btree ("lic_nr","name");--> statement-breakpoint
CREATE INDEX "integration_secret_integration" ON "integration_secret" USING btree ("integration_id","created_at");
--> statement-breakpoint
CALL tenancy.protect_by_company('card_number');
--> statement-breakpoint
CALL tenancy.protect_by_licence('integration');
--> statement-breakpoint
CALL tenancy.protect_by_licence('integration_company');
--> statement-breakpoint
CALL tenancy.protect_by_licence('integration_secret');
--> statement-breakpoint
-- A request with a key is of no licence before its key is found, and its use is noted without one.
CALL tenancy.open_to_system('integration', 'SELECT, UPDATE (last_used_at, last_used_from)');
--> statement-breakpoint
CALL tenancy.open_to_system('integration_company', 'SELECT');
--> statement-breakpoint
CALL tenancy.open_to_system('integration_secret', 'SELECT');
