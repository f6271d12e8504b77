CREATE TABLE "zhiyuan"."dismissed_question" (
	"user_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"answer_id" integer NOT NULL,
	CONSTRAINT "dismissed_question_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "zhiyuan"."dismissed_question" ADD CONSTRAINT "dismissed_question_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "zhiyuan"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zhiyuan"."dismissed_question" ADD CONSTRAINT "dismissed_question_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "zhiyuan"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dismissed_question_question_id_index" ON "zhiyuan"."dismissed_question" USING btree ("question_id");