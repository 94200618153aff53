CREATE TABLE "bankid_order" (
	"ref_hash" text PRIMARY KEY NOT NULL,
	"bankid_ref" text NOT NULL,
	"device" text NOT NULL,
	"qr_start_token" text NOT NULL,
	"qr_start_secret" text NOT NULL,
	"address_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"collected_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"reason" text DEFAULT 'outstandingTransaction' NOT NULL,
	"is_error" boolean DEFAULT false NOT NULL,
	"logins" text[] DEFAULT '{}' NOT NULL,
	"token_hash" text,
	"token_expires_at" timestamp with time zone,
	CONSTRAINT "bankid_order_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "bankid_order_device" CHECK ("bankid_order"."device" in ('COMPUTER', 'MOBILE', 'OTHER')),
	CONSTRAINT "bankid_order_status" CHECK ("bankid_order"."status" in ('PENDING', 'FAILED', 'COMPLETE'))
);
--> statement-breakpoint
CREATE INDEX "bankid_order_created_at" ON "bankid_order" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bankid_order_address_key" ON "bankid_order" USING btree ("address_key","created_at");--> statement-breakpoint
CALL tenancy.protect('bankid_order');
--> statement-breakpoint
CALL tenancy.open_to_system('bankid_order', 'SELECT, INSERT, UPDATE, DELETE');
