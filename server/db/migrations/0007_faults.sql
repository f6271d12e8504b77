ALTER TABLE "zhiyuan"."question_fault" ADD COLUMN "status" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "zhiyuan"."question_fault" ADD COLUMN "reply" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "zhiyuan"."question_fault" ADD COLUMN "settled_by" integer;--> statement-breakpoint
ALTER TABLE "zhiyuan"."question_fault" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "zhiyuan"."question_fault" ADD CONSTRAINT "question_fault_settled_by_app_user_id_fk" FOREIGN KEY ("settled_by") REFERENCES "zhiyuan"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_fault_status_created_at_index" ON "zhiyuan"."question_fault" USING btree ("status","created_at");