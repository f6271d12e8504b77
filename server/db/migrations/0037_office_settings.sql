CREATE TABLE "zhiyuan"."site_setting" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"names" jsonb NOT NULL,
	"limits" jsonb NOT NULL,
	"row_version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_setting_once" CHECK (id = 1)
);
--> statement-breakpoint
ALTER TABLE "zhiyuan"."app_user" ADD COLUMN "quota_gigabytes" integer;--> statement-breakpoint
ALTER TABLE "zhiyuan"."organisation" ADD COLUMN "quota_gigabytes" integer;--> statement-breakpoint
ALTER TABLE "zhiyuan"."role" ADD COLUMN "row_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "zhiyuan"."session" ADD COLUMN "was_too_many" boolean DEFAULT false NOT NULL;