CREATE TABLE "zhiyuan"."question_version" (
	"question_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"states" jsonb NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	"replaced_by" integer,
	"reason" text NOT NULL,
	CONSTRAINT "question_version_question_id_version_pk" PRIMARY KEY("question_id","version")
);
--> statement-breakpoint
ALTER TABLE "zhiyuan"."question_answer" ADD COLUMN "version" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "zhiyuan"."question" ADD COLUMN "version" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "zhiyuan"."question" ADD COLUMN "intent_id" text;--> statement-breakpoint
ALTER TABLE "zhiyuan"."question_version" ADD CONSTRAINT "question_version_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "zhiyuan"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zhiyuan"."question_version" ADD CONSTRAINT "question_version_replaced_by_app_user_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "zhiyuan"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zhiyuan"."question" ADD CONSTRAINT "question_intentId_unique" UNIQUE("intent_id");