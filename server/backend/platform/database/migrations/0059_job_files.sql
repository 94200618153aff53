CREATE TABLE "job_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"owner" text NOT NULL,
	"path" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"shows_protected" boolean NOT NULL,
	"protected_persons" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_file_piece" (
	"file_id" uuid NOT NULL,
	"ftg_key" uuid DEFAULT tenancy.company() NOT NULL,
	"lic_nr" text DEFAULT tenancy.licence() NOT NULL,
	"number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "job_file_piece_file_id_number_pk" PRIMARY KEY("file_id","number")
);
--> statement-breakpoint
ALTER TABLE "job_file" ADD CONSTRAINT "job_file_id_job_id_fk" FOREIGN KEY ("id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_file" ADD CONSTRAINT "job_file_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_file_piece" ADD CONSTRAINT "job_file_piece_file_id_job_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."job_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_file_piece" ADD CONSTRAINT "job_file_piece_ftg_key_lic_nr_company_ftg_key_lic_nr_fk" FOREIGN KEY ("ftg_key","lic_nr") REFERENCES "public"."company"("ftg_key","lic_nr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_file_expires_at" ON "job_file" USING btree ("expires_at");
--> statement-breakpoint
CALL tenancy.protect('job_file');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "job_file" TO avlona_app;
--> statement-breakpoint
-- Not open to cloning: a file is of the company that it was made in.
CREATE POLICY own_company ON "job_file" TO avlona_app
  USING (lic_nr = (SELECT tenancy.licence()) AND ftg_key = (SELECT tenancy.company()));

--> statement-breakpoint
CALL tenancy.protect('job_file_piece');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "job_file_piece" TO avlona_app;
--> statement-breakpoint
-- Not open to cloning: a file is of the company that it was made in.
CREATE POLICY own_company ON "job_file_piece" TO avlona_app
  USING (lic_nr = (SELECT tenancy.licence()) AND ftg_key = (SELECT tenancy.company()));
--> statement-breakpoint
CALL tenancy.open_to_system('job_file', 'SELECT, DELETE');
