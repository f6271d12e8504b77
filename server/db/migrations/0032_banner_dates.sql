ALTER TABLE "zhiyuan"."banner" ADD COLUMN "from_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "zhiyuan"."banner" ADD COLUMN "to_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "zhiyuan"."banner" ADD COLUMN "row_version" integer DEFAULT 1 NOT NULL;