CREATE TABLE "zhiyuan"."practice" (
	"user_id" integer NOT NULL,
	"practice_id" text NOT NULL,
	"kind" smallint NOT NULL,
	"name" text NOT NULL,
	"paper_id" integer,
	"items" jsonb NOT NULL,
	"use_time" integer NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	CONSTRAINT "practice_user_id_practice_id_pk" PRIMARY KEY("user_id","practice_id")
);
--> statement-breakpoint
ALTER TABLE "zhiyuan"."practice" ADD CONSTRAINT "practice_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "zhiyuan"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zhiyuan"."practice" ADD CONSTRAINT "practice_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "zhiyuan"."paper"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_user_id_finished_at_index" ON "zhiyuan"."practice" USING btree ("user_id","finished_at");--> statement-breakpoint
CREATE INDEX "practice_paper_id_index" ON "zhiyuan"."practice" USING btree ("paper_id");