ALTER TABLE "voucher" ADD COLUMN "payment_order" uuid;--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "payment_day" date;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_payment_order" FOREIGN KEY ("ftg_key","payment_order") REFERENCES "public"."payment_order"("ftg_key","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_payment_once" ON "voucher" USING btree ("ftg_key","payment_order","payment_day") WHERE "voucher"."reverses" is null and "voucher"."status" <> 'REVERSED';--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_payment" CHECK (("voucher"."payment_order" is null) = ("voucher"."payment_day" is null));