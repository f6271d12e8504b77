CREATE TABLE "zhiyuan"."background_job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer,
	"organisation_id" integer,
	"subject" text NOT NULL,
	"key" text NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "zhiyuan"."film_stream" ADD COLUMN "duration" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "zhiyuan"."film_stream" ADD COLUMN "posters" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "zhiyuan"."background_job" ADD CONSTRAINT "background_job_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "zhiyuan"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zhiyuan"."background_job" ADD CONSTRAINT "background_job_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "zhiyuan"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "background_job_user_id_created_at_index" ON "zhiyuan"."background_job" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "background_job_organisation_id_created_at_index" ON "zhiyuan"."background_job" USING btree ("organisation_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "background_job_key_index" ON "zhiyuan"."background_job" USING btree ("key");--> statement-breakpoint
CREATE INDEX "background_job_created_at_index" ON "zhiyuan"."background_job" USING btree ("created_at" DESC NULLS FIRST);