CREATE TABLE "zhiyuan"."editor_upload" (
	"user_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "editor_upload_user_id_file_id_pk" PRIMARY KEY("user_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "zhiyuan"."editor_upload" ADD CONSTRAINT "editor_upload_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "zhiyuan"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zhiyuan"."editor_upload" ADD CONSTRAINT "editor_upload_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "zhiyuan"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "editor_upload_user_id_uploaded_at_index" ON "zhiyuan"."editor_upload" USING btree ("user_id","uploaded_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "editor_upload_file_id_index" ON "zhiyuan"."editor_upload" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "comment_user_id_created_at_index" ON "zhiyuan"."comment" USING btree ("user_id","created_at" DESC NULLS FIRST);