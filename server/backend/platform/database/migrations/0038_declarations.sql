CREATE TABLE "declaration_export" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"period" text NOT NULL,
	"number" smallint NOT NULL,
	"part" smallint DEFAULT 1 NOT NULL,
	"exported_at" timestamp with time zone NOT NULL,
	"exported_by" text NOT NULL,
	"hash" text NOT NULL,
	"declared" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "declaration_export_ftg_key_period_number_pk" PRIMARY KEY("ftg_key","period","number")
);
--> statement-breakpoint
CREATE TABLE "declaration_number" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"employment_number" text collate "swedish_numeric" NOT NULL,
	"number" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "declaration_number_ftg_key_employment_number_pk" PRIMARY KEY("ftg_key","employment_number"),
	CONSTRAINT "declaration_number_once" UNIQUE("ftg_key","number")
);
--> statement-breakpoint
ALTER TABLE "declaration_export" ADD CONSTRAINT "declaration_export_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration_number" ADD CONSTRAINT "declaration_number_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declaration_number" ADD CONSTRAINT "declaration_number_employee" FOREIGN KEY ("ftg_key","employment_number") REFERENCES "public"."employee"("ftg_key","employment_number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CALL tenancy.protect_by_company('declaration_number');
--> statement-breakpoint
CALL tenancy.protect_by_company('declaration_export');
