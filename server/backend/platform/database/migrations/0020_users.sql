CREATE TABLE "account_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"login" text NOT NULL,
	"lic_nr" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_link_kind" CHECK ("account_link"."kind" in ('INVITE', 'RESET'))
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "allows_bankid" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "allows_password" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "options" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_login_lic_nr_user_account_login_lic_nr_fk" FOREIGN KEY ("login","lic_nr") REFERENCES "public"."user_account"("login","lic_nr") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "account_link_login" ON "account_link" USING btree ("login");--> statement-breakpoint
CREATE INDEX "account_link_expires_at" ON "account_link" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_id_unique" UNIQUE("id");
--> statement-breakpoint
CALL tenancy.protect('account_link');
--> statement-breakpoint
CALL tenancy.open_to_system('account_link', 'SELECT, INSERT, DELETE');
--> statement-breakpoint
-- A person who follows an invitation has no session: the system sets the first password.
GRANT INSERT ON "credential" TO avlona_system;
