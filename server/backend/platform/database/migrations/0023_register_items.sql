CREATE TABLE "register_item" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"register" text NOT NULL,
	"key" text collate "swedish_numeric" NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "register_item_ftg_key_register_key_pk" PRIMARY KEY("ftg_key","register","key"),
	CONSTRAINT "register_item_key" CHECK (char_length("register_item"."key") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "register_item" ADD CONSTRAINT "register_item_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CALL tenancy.protect_by_company('register_item');
