ALTER TABLE "employee_absence" ADD COLUMN "certificate_from" date;--> statement-breakpoint
ALTER TABLE "employee_absence" ADD COLUMN "certificate_to" date;--> statement-breakpoint
ALTER TABLE "employee_absence" ADD CONSTRAINT "employee_absence_certificate" CHECK ("employee_absence"."certificate_to" >= "employee_absence"."certificate_from");