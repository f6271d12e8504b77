CREATE TABLE "zhiyuan"."recovery_code" (
	"user_id" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_code_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "zhiyuan"."second_factor" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" "bytea",
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"begun_secret" "bytea",
	"begun_at" timestamp with time zone,
	"recovery_salt" "bytea"
);
--> statement-breakpoint
ALTER TABLE "zhiyuan"."session" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "zhiyuan"."site_setting" ADD COLUMN "second_factor_for" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "zhiyuan"."recovery_code" ADD CONSTRAINT "recovery_code_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "zhiyuan"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zhiyuan"."second_factor" ADD CONSTRAINT "second_factor_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "zhiyuan"."app_user"("id") ON DELETE cascade ON UPDATE no action;