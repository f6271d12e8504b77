CREATE TABLE "zhiyuan"."data_export" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"file_id" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "zhiyuan"."app_user" ADD COLUMN "erase_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "zhiyuan"."app_user" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "zhiyuan"."data_export" ADD CONSTRAINT "data_export_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "zhiyuan"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zhiyuan"."data_export" ADD CONSTRAINT "data_export_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "zhiyuan"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_export_file_id_index" ON "zhiyuan"."data_export" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "data_export_expires_at_index" ON "zhiyuan"."data_export" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "app_user_leaving" ON "zhiyuan"."app_user" USING btree ("erase_at") WHERE erase_at is not null;