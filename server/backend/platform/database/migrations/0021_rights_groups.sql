-- A group that an account has cannot be removed, also when both happen at once: the database refuses it.
ALTER TABLE "user_account" ADD COLUMN "own_rights_group" text GENERATED ALWAYS AS (case when rights_group in ('STDUSER', 'STDREAD', 'WEBLONHUVATTESTUSER') then null else rights_group end) STORED;
--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_own_rights_group" FOREIGN KEY ("lic_nr","own_rights_group") REFERENCES "public"."rights_group"("lic_nr","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "user_account_own_rights_group" ON "user_account" USING btree ("lic_nr","own_rights_group");
--> statement-breakpoint
-- One group to a name in a licence, whatever its case: groups are fetched by name.
CREATE UNIQUE INDEX "rights_group_name" ON "rights_group" USING btree ("lic_nr",lower("ben_text"));
