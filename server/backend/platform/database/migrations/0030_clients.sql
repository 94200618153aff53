ALTER TABLE "client" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "client_assignment" ADD COLUMN "valid_from" date DEFAULT '1900-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_assignment" ADD COLUMN "valid_to" date;--> statement-breakpoint
ALTER TABLE "client_assignment" DROP CONSTRAINT "client_assignment_ftg_key_employment_number_client_number_pk";--> statement-breakpoint
ALTER TABLE "client_assignment" ADD CONSTRAINT "client_assignment_pk" PRIMARY KEY("ftg_key","employment_number","client_number","valid_from");--> statement-breakpoint
ALTER TABLE "client_assignment" ADD CONSTRAINT "client_assignment_period" CHECK ("client_assignment"."valid_to" >= "client_assignment"."valid_from");
