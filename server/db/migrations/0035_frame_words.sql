ALTER TABLE "zhiyuan"."category" ADD COLUMN "row_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "zhiyuan"."hot_term" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "zhiyuan"."hot_term" ADD COLUMN "row_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "zhiyuan"."tag" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "zhiyuan"."tag" ADD COLUMN "row_version" integer DEFAULT 1 NOT NULL;