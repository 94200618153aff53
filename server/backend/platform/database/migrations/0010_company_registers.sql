CREATE TABLE "agreement" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"id" text collate "swedish_numeric" NOT NULL,
	"name" text collate "sv-x-icu" NOT NULL,
	"pay_type_table" text NOT NULL,
	"vacation_agreement" text collate "swedish_numeric",
	"payout_period" text DEFAULT 'M' NOT NULL,
	"open_rules" text[] DEFAULT '{}' NOT NULL,
	"calculates_holiday_pay" boolean DEFAULT false NOT NULL,
	"has_pause_pay" boolean DEFAULT false NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "agreement_ftg_key_id_pk" PRIMARY KEY("ftg_key","id")
);
--> statement-breakpoint
CREATE TABLE "calculation_rule" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"kind" text NOT NULL,
	"id" text collate "swedish_numeric" NOT NULL,
	"name" text collate "sv-x-icu" NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "calculation_rule_ftg_key_kind_id_pk" PRIMARY KEY("ftg_key","kind","id"),
	CONSTRAINT "calculation_rule_kind" CHECK ("calculation_rule"."kind" in ('OB', 'JOR', 'BER', 'ELD', 'HLG', 'OVT'))
);
--> statement-breakpoint
CREATE TABLE "holiday" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"day" date NOT NULL,
	"name" text collate "sv-x-icu" NOT NULL,
	"is_eve" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "holiday_ftg_key_day_pk" PRIMARY KEY("ftg_key","day")
);
--> statement-breakpoint
CREATE TABLE "vacation_agreement" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"code" text collate "swedish_numeric" NOT NULL,
	"name" text collate "sv-x-icu" NOT NULL,
	"year_start" smallint DEFAULT 4 NOT NULL,
	"earning_start" smallint DEFAULT 4 NOT NULL,
	"days" smallint DEFAULT 25 NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "vacation_agreement_ftg_key_code_pk" PRIMARY KEY("ftg_key","code"),
	CONSTRAINT "vacation_agreement_months" CHECK ("vacation_agreement"."year_start" between 1 and 12 and "vacation_agreement"."earning_start" between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "has_portal_hr" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "agreement" ADD CONSTRAINT "agreement_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement" ADD CONSTRAINT "agreement_vacation_agreement" FOREIGN KEY ("ftg_key","vacation_agreement") REFERENCES "public"."vacation_agreement"("ftg_key","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calculation_rule" ADD CONSTRAINT "calculation_rule_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holiday" ADD CONSTRAINT "holiday_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacation_agreement" ADD CONSTRAINT "vacation_agreement_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CALL tenancy.protect_by_company('vacation_agreement');
--> statement-breakpoint
CALL tenancy.protect_by_company('agreement');
--> statement-breakpoint
CALL tenancy.protect_by_company('holiday');
--> statement-breakpoint
CALL tenancy.protect_by_company('calculation_rule');
