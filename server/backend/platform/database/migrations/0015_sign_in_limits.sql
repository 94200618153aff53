CREATE TABLE "known_browser" (
	"token_hash" text NOT NULL,
	"login" text NOT NULL,
	"lic_nr" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browser_token_hash_login_pk" PRIMARY KEY("token_hash","login")
);
--> statement-breakpoint
-- Orders that are on their way belong to no browser that is known: they are begun anew.
TRUNCATE "bankid_order";--> statement-breakpoint
ALTER TABLE "bankid_order" ADD COLUMN "browser_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "login_attempt" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "known_browser" ADD CONSTRAINT "known_browser_login_lic_nr_user_account_login_lic_nr_fk" FOREIGN KEY ("login","lic_nr") REFERENCES "public"."user_account"("login","lic_nr") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "known_browser_login" ON "known_browser" USING btree ("login","used_at");--> statement-breakpoint
CREATE INDEX "known_browser_expires_at" ON "known_browser" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_attempt_network_at" ON "login_attempt" USING btree ("network","at");
--> statement-breakpoint
CALL tenancy.protect('known_browser');
--> statement-breakpoint
CALL tenancy.open_to_system('known_browser', 'SELECT, INSERT, UPDATE, DELETE');
