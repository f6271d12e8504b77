CREATE TABLE "zhiyuan"."intention" (
	"user_id" integer NOT NULL,
	"digest" "bytea" NOT NULL,
	"answer" "bytea" NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "intention_user_id_digest_pk" PRIMARY KEY("user_id","digest")
);
--> statement-breakpoint
ALTER TABLE "zhiyuan"."intention" ADD CONSTRAINT "intention_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "zhiyuan"."app_user"("id") ON DELETE cascade ON UPDATE no action;