CREATE TABLE "zhiyuan"."content_search" (
	"content_id" integer PRIMARY KEY NOT NULL,
	"name_key" text NOT NULL,
	"pinyin" text NOT NULL,
	"initials" text NOT NULL,
	"body_key" text NOT NULL,
	"tokens" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "zhiyuan"."content" ADD COLUMN "know_id" integer;--> statement-breakpoint
ALTER TABLE "zhiyuan"."tag" ADD COLUMN "values" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "zhiyuan"."tag_group" ADD COLUMN "source" text DEFAULT 'given' NOT NULL;--> statement-breakpoint
ALTER TABLE "zhiyuan"."content_search" ADD CONSTRAINT "content_search_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "zhiyuan"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_search_tokens_index" ON "zhiyuan"."content_search" USING gin ("tokens");--> statement-breakpoint
ALTER TABLE "zhiyuan"."content" ADD CONSTRAINT "content_know_id_curriculum_node_id_fk" FOREIGN KEY ("know_id") REFERENCES "zhiyuan"."curriculum_node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_by_score" ON "zhiyuan"."content" USING btree ("type",(ln(greatest(("view_count" + 4 * "download_count" + 8 * "favourite_count"), 1)) + extract(epoch from ("updated_at" - '2020-01-01T00:00:00Z'::timestamptz)) / 2592000) desc,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_by_subject_score" ON "zhiyuan"."content" USING btree ("type","subject_id",(ln(greatest(("view_count" + 4 * "download_count" + 8 * "favourite_count"), 1)) + extract(epoch from ("updated_at" - '2020-01-01T00:00:00Z'::timestamptz)) / 2592000) desc,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_type_view_count_id_index" ON "zhiyuan"."content" USING btree ("type","view_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_type_subject_id_view_count_id_index" ON "zhiyuan"."content" USING btree ("type","subject_id","view_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_type_download_count_id_index" ON "zhiyuan"."content" USING btree ("type","download_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_type_subject_id_download_count_id_index" ON "zhiyuan"."content" USING btree ("type","subject_id","download_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_tally" ON "zhiyuan"."content" USING btree ("type","stage_id","subject_id","version_id","book_id","chapter_id","grade_id","suffix","school_only","organisation_id") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "content_know_id_index" ON "zhiyuan"."content" USING btree ("know_id");