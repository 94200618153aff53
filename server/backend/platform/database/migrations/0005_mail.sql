ALTER TABLE "message" ADD COLUMN "is_sent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "sender_login" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "recipients" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "route" jsonb;
--> statement-breakpoint
-- A copy is its owner's to read and to archive; what it says stays as it was sent.
GRANT UPDATE ("archived_at") ON "message" TO avlona_app;
