CREATE TABLE "client" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"client_number" text collate "swedish_numeric" NOT NULL,
	"first_name" text collate "sv-x-icu" NOT NULL,
	"last_name" text collate "sv-x-icu" NOT NULL,
	"personal_number" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "client_ftg_key_client_number_pk" PRIMARY KEY("ftg_key","client_number"),
	CONSTRAINT "client_personal_number" CHECK ("client"."personal_number" ~ '^([0-9]{12})?$')
);
--> statement-breakpoint
CREATE TABLE "company" (
	"ftg_key" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"ftg_id" text NOT NULL,
	"name" text collate "sv-x-icu" NOT NULL,
	"orgnr" text NOT NULL,
	"address1" text DEFAULT '' NOT NULL,
	"address2" text DEFAULT '' NOT NULL,
	"picture_id" uuid,
	"archived" boolean DEFAULT false NOT NULL,
	"requires_sms" boolean DEFAULT false NOT NULL,
	"pay_code_table" text DEFAULT 'STANDARD' NOT NULL,
	"restore_info" jsonb,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "company_lic_nr_ftg_id" UNIQUE("lic_nr","ftg_id"),
	CONSTRAINT "company_ftg_key_lic_nr" UNIQUE("ftg_key","lic_nr"),
	CONSTRAINT "company_ftg_id" CHECK ("company"."ftg_id" ~ '^[a-z0-9]{1,15}$'),
	CONSTRAINT "company_orgnr" CHECK ("company"."orgnr" ~ '^([0-9]{12})?$')
);
--> statement-breakpoint
CREATE TABLE "credential" (
	"login" text PRIMARY KEY NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "department" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"id" text collate "swedish_numeric" NOT NULL,
	"name" text collate "sv-x-icu" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "department_ftg_key_id_pk" PRIMARY KEY("ftg_key","id")
);
--> statement-breakpoint
CREATE TABLE "employee" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"employment_number" text collate "swedish_numeric" NOT NULL,
	"first_name" text collate "sv-x-icu" NOT NULL,
	"last_name" text collate "sv-x-icu" NOT NULL,
	"personal_number" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"employment_form" text NOT NULL,
	"department_id" text collate "swedish_numeric",
	"employed_from" date NOT NULL,
	"employed_to" date,
	"salary_form" text NOT NULL,
	"salary" numeric(12, 2) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "employee_ftg_key_employment_number_pk" PRIMARY KEY("ftg_key","employment_number"),
	CONSTRAINT "employee_salary_form" CHECK ("employee"."salary_form" in ('MÅN', 'TIM')),
	CONSTRAINT "employee_period" CHECK ("employee"."employed_to" >= "employee"."employed_from"),
	CONSTRAINT "employee_personal_number" CHECK ("employee"."personal_number" ~ '^([0-9]{12})?$')
);
--> statement-breakpoint
CREATE TABLE "event" (
	"seq" bigint PRIMARY KEY DEFAULT 0 NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"ftg_key" uuid DEFAULT tenancy.company(),
	"actor" text DEFAULT tenancy.login(),
	"type" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"lic_nr" text DEFAULT coalesce(tenancy.licence(), '') NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "licence" (
	"lic_nr" text PRIMARY KEY NOT NULL,
	"name" text collate "sv-x-icu" NOT NULL,
	"model" text NOT NULL,
	"options" text[] DEFAULT '{}' NOT NULL,
	"supplier" text DEFAULT '' NOT NULL,
	"enforce_bankid" boolean DEFAULT false NOT NULL,
	"auto_logout_minutes" integer DEFAULT 1440 NOT NULL,
	"portal" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "licence_model" CHECK ("licence"."model" in ('BAS', 'PLUS')),
	CONSTRAINT "licence_auto_logout" CHECK ("licence"."auto_logout_minutes" between 1 and 1440)
);
--> statement-breakpoint
CREATE TABLE "login_attempt" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"login" text NOT NULL,
	"sender" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"login" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"type" text NOT NULL,
	"time_stamp" timestamp with time zone DEFAULT now() NOT NULL,
	"has_read" boolean DEFAULT false NOT NULL,
	"event" text DEFAULT '' NOT NULL,
	"context" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "notification_type" CHECK ("notification"."type" in ('ERROR', 'SUCCESS', 'INFO'))
);
--> statement-breakpoint
CREATE TABLE "rights_group" (
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"id" text NOT NULL,
	"ben_text" text collate "sv-x-icu" DEFAULT '' NOT NULL,
	"rights" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "rights_group_lic_nr_id_pk" PRIMARY KEY("lic_nr","id")
);
--> statement-breakpoint
CREATE TABLE "salary_year" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"year" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "salary_year_ftg_key_year_pk" PRIMARY KEY("ftg_key","year"),
	CONSTRAINT "salary_year_year" CHECK ("salary_year"."year" between 2000 and 2100)
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"login" text NOT NULL,
	"lic_nr" text NOT NULL,
	"method" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"idle_minutes" integer NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	CONSTRAINT "session_method" CHECK ("session"."method" in ('PASSWORD', 'BANKID')),
	CONSTRAINT "session_idle_minutes" CHECK ("session"."idle_minutes" between 0 and 1440)
);
--> statement-breakpoint
CREATE TABLE "user_account" (
	"login" text PRIMARY KEY NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"name" text collate "sv-x-icu" NOT NULL,
	"role" text NOT NULL,
	"personal_number" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"home_ftg_key" uuid,
	"rights_group" text,
	"requires_sms" boolean DEFAULT false NOT NULL,
	"all_companies" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "user_account_login_lic_nr" UNIQUE("login","lic_nr"),
	CONSTRAINT "user_account_role" CHECK ("user_account"."role" in ('LIC', 'ADM', 'FTG', 'AVD', 'LSS', 'BRU', 'PER')),
	CONSTRAINT "user_account_login" CHECK (char_length("user_account"."login") between 1 and 50),
	CONSTRAINT "user_account_personal_number" CHECK ("user_account"."personal_number" ~ '^([0-9]{12})?$')
);
--> statement-breakpoint
CREATE TABLE "user_company_access" (
	"login" text NOT NULL,
	"ftg_key" uuid NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	CONSTRAINT "user_company_access_login_ftg_key_pk" PRIMARY KEY("login","ftg_key")
);
--> statement-breakpoint
ALTER TABLE "client" ADD CONSTRAINT "client_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_lic_nr_licence_lic_nr_fk" FOREIGN KEY ("lic_nr") REFERENCES "public"."licence"("lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential" ADD CONSTRAINT "credential_login_lic_nr_user_account_login_lic_nr_fk" FOREIGN KEY ("login","lic_nr") REFERENCES "public"."user_account"("login","lic_nr") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "department" ADD CONSTRAINT "department_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_ftg_key_department_id_department_ftg_key_id_fk" FOREIGN KEY ("ftg_key","department_id") REFERENCES "public"."department"("ftg_key","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_login_lic_nr_user_account_login_lic_nr_fk" FOREIGN KEY ("login","lic_nr") REFERENCES "public"."user_account"("login","lic_nr") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_login_lic_nr_user_account_login_lic_nr_fk" FOREIGN KEY ("login","lic_nr") REFERENCES "public"."user_account"("login","lic_nr") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "rights_group" ADD CONSTRAINT "rights_group_lic_nr_licence_lic_nr_fk" FOREIGN KEY ("lic_nr") REFERENCES "public"."licence"("lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_year" ADD CONSTRAINT "salary_year_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_login_lic_nr_user_account_login_lic_nr_fk" FOREIGN KEY ("login","lic_nr") REFERENCES "public"."user_account"("login","lic_nr") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_lic_nr_licence_lic_nr_fk" FOREIGN KEY ("lic_nr") REFERENCES "public"."licence"("lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_company_access" ADD CONSTRAINT "user_company_access_login_lic_nr_user_account_login_lic_nr_fk" FOREIGN KEY ("login","lic_nr") REFERENCES "public"."user_account"("login","lic_nr") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "user_company_access" ADD CONSTRAINT "user_company_access_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employee_name" ON "employee" USING btree ("ftg_key","last_name","first_name");--> statement-breakpoint
CREATE INDEX "event_licence" ON "event" USING btree ("lic_nr","seq");--> statement-breakpoint
CREATE INDEX "event_company" ON "event" USING btree ("ftg_key","seq");--> statement-breakpoint
CREATE INDEX "event_type" ON "event" USING btree ("lic_nr","type","seq");--> statement-breakpoint
CREATE INDEX "idempotency_key_created_at" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "login_attempt_key_at" ON "login_attempt" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "login_attempt_at" ON "login_attempt" USING btree ("at");--> statement-breakpoint
CREATE INDEX "message_newest" ON "message" USING btree ("login","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("login") WHERE "message"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notification_newest" ON "notification" USING btree ("login","time_stamp" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "session_login" ON "session" USING btree ("login");--> statement-breakpoint
CREATE INDEX "session_expires_at" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_account_login_any_case" ON "user_account" USING btree (lower("login"));--> statement-breakpoint
CREATE INDEX "user_account_lic_nr" ON "user_account" USING btree ("lic_nr");--> statement-breakpoint
CREATE INDEX "user_account_personal_number" ON "user_account" USING btree ("personal_number");--> statement-breakpoint
CREATE INDEX "user_company_access_ftg_key" ON "user_company_access" USING btree ("ftg_key");