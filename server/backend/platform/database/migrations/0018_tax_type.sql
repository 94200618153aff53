ALTER TABLE "employee" ADD COLUMN "tax_type" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "birth_date" date;