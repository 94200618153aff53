CREATE TABLE "session_company" (
	"token_hash" text NOT NULL,
	"lic_nr" text NOT NULL,
	"ftg_key" uuid NOT NULL,
	"verified_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_company_token_hash_ftg_key_pk" PRIMARY KEY("token_hash","ftg_key")
);
--> statement-breakpoint
CREATE TABLE "sms_code" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"login" text NOT NULL,
	"lic_nr" text NOT NULL,
	"ftg_key" uuid,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"token_hash" text,
	"token_expires_at" timestamp with time zone,
	"token_used_at" timestamp with time zone,
	CONSTRAINT "sms_code_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sms_code_tries" CHECK ("sms_code"."tries" between 0 and 3)
);
--> statement-breakpoint
ALTER TABLE "session_company" ADD CONSTRAINT "session_company_token_hash_session_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."session"("token_hash") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "session_company" ADD CONSTRAINT "session_company_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_code" ADD CONSTRAINT "sms_code_login_lic_nr_user_account_login_lic_nr_fk" FOREIGN KEY ("login","lic_nr") REFERENCES "public"."user_account"("login","lic_nr") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "sms_code" ADD CONSTRAINT "sms_code_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_company_ftg_key" ON "session_company" USING btree ("ftg_key");--> statement-breakpoint
CREATE INDEX "sms_code_login" ON "sms_code" USING btree ("login","created_at");--> statement-breakpoint
CREATE INDEX "sms_code_created_at" ON "sms_code" USING btree ("created_at");--> statement-breakpoint
CALL tenancy.protect('sms_code');
--> statement-breakpoint
CALL tenancy.protect('session_company');
--> statement-breakpoint
CALL tenancy.open_to_system('sms_code', 'SELECT, INSERT, UPDATE, DELETE');
--> statement-breakpoint
CALL tenancy.open_to_system('session_company', 'SELECT, INSERT');
