DROP INDEX "zhiyuan"."membership_organisation_id_index";--> statement-breakpoint
ALTER TABLE "zhiyuan"."tag_group" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "zhiyuan"."tag_group" ADD COLUMN "row_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "membership_organisation_id_user_id_index" ON "zhiyuan"."membership" USING btree ("organisation_id","user_id");