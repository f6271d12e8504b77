CREATE TABLE "zhiyuan"."notice_reading" (
	"notice_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_reading_notice_id_user_id_pk" PRIMARY KEY("notice_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "zhiyuan"."school_notice" ALTER COLUMN "organisation_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "zhiyuan"."school_notice" ADD COLUMN "status" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "zhiyuan"."school_notice" ADD COLUMN "from_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "zhiyuan"."school_notice" ADD COLUMN "to_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "zhiyuan"."school_notice" ADD COLUMN "row_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "zhiyuan"."notice_reading" ADD CONSTRAINT "notice_reading_notice_id_school_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "zhiyuan"."school_notice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zhiyuan"."notice_reading" ADD CONSTRAINT "notice_reading_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "zhiyuan"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_reading_user_id_index" ON "zhiyuan"."notice_reading" USING btree ("user_id");