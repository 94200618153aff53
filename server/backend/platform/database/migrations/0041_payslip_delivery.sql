CREATE TABLE "payslip_delivery" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"period" text NOT NULL,
	"employment_number" text collate "swedish_numeric" NOT NULL,
	"number" smallint DEFAULT 1 NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"way" text NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"job_id" uuid,
	"tries" smallint DEFAULT 0 NOT NULL,
	"content" text,
	"external_id" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payslip_delivery_pk" PRIMARY KEY("ftg_key","period","employment_number","number"),
	CONSTRAINT "payslip_delivery_way" CHECK ("payslip_delivery"."way" in ('KIVRA', 'EMAIL', 'SCREEN', 'PAPER')),
	CONSTRAINT "payslip_delivery_status" CHECK ("payslip_delivery"."status" in ('WAITING', 'SENDING', 'DONE', 'FAILED', 'UNSURE')),
	CONSTRAINT "payslip_delivery_sent" CHECK (("payslip_delivery"."status" = 'DONE') = ("payslip_delivery"."sent_at" is not null)),
	CONSTRAINT "payslip_delivery_content" CHECK ("payslip_delivery"."content" is null or "payslip_delivery"."way" = 'KIVRA')
);
--> statement-breakpoint
ALTER TABLE "payslip_delivery" ADD CONSTRAINT "payslip_delivery_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payslip_delivery" ADD CONSTRAINT "payslip_delivery_payslip" FOREIGN KEY ("ftg_key","period","employment_number","number") REFERENCES "public"."payslip"("ftg_key","period","employment_number","number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "payslip_delivery_by_job" ON "payslip_delivery" USING btree ("ftg_key","job_id");--> statement-breakpoint
CALL tenancy.protect_by_company('payslip_delivery');
