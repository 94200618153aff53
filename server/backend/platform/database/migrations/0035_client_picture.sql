CREATE TABLE "client_picture" (
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"client_number" text collate "swedish_numeric" NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_picture_ftg_key_id_pk" PRIMARY KEY("ftg_key","id"),
	CONSTRAINT "client_picture_of_client" UNIQUE("ftg_key","client_number"),
	CONSTRAINT "client_picture_type" CHECK ("client_picture"."type" in ('image/png', 'image/jpeg')),
	CONSTRAINT "client_picture_size" CHECK ("client_picture"."size" between 1 and 5000000)
);
--> statement-breakpoint
ALTER TABLE "client_picture" ADD CONSTRAINT "client_picture_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_picture" ADD CONSTRAINT "client_picture_client" FOREIGN KEY ("ftg_key","client_number") REFERENCES "public"."client"("ftg_key","client_number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CALL tenancy.protect_by_company('client_picture');
