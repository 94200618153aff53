CREATE TABLE "help_text" (
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "help_text_lic_nr_id_pk" PRIMARY KEY("lic_nr","id")
);
--> statement-breakpoint
ALTER TABLE "licence" ADD COLUMN "edit_help_texts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "licence" ADD COLUMN "valid_from" date DEFAULT current_date NOT NULL;--> statement-breakpoint
ALTER TABLE "licence" ADD COLUMN "valid_to" date DEFAULT '2059-12-31' NOT NULL;--> statement-breakpoint
ALTER TABLE "licence" ADD COLUMN "orgnr" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "licence" ADD COLUMN "postal_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "licence" ADD COLUMN "street_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "licence" ADD COLUMN "postcode" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "licence" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "licence" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "licence" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "licence" ADD COLUMN "option_users" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "help_text" ADD CONSTRAINT "help_text_lic_nr_licence_lic_nr_fk" FOREIGN KEY ("lic_nr") REFERENCES "public"."licence"("lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_orgnr" CHECK ("licence"."orgnr" ~ '^([0-9]{10}|[0-9]{12})?$');
--> statement-breakpoint
-- A help text is its licence's; that it may be written at all is the provider's decision.
CALL tenancy.protect_by_licence('help_text');
--> statement-breakpoint
GRANT UPDATE ("edit_help_texts") ON "licence" TO avlona_system;
