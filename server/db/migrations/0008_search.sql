-- Rows that are there already keep what most contents are without being written anew, with every lexeme of them.
ALTER TABLE "zhiyuan"."content_search" ADD COLUMN "type" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "zhiyuan"."content_search" ADD COLUMN "open_to" integer;--> statement-breakpoint
ALTER TABLE "zhiyuan"."content_search" ADD COLUMN "withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "zhiyuan"."content_search" ALTER COLUMN "type" DROP DEFAULT, ALTER COLUMN "withdrawn" DROP DEFAULT;--> statement-breakpoint
UPDATE "zhiyuan"."content_search" "search" SET
	"type" = "content"."type",
	"open_to" = case when "content"."school_only" then "content"."organisation_id" end,
	"withdrawn" = "content"."withdrawn_at" is not null
FROM "zhiyuan"."content" "content"
WHERE "content"."id" = "search"."content_id"
	AND ("content"."type" <> 3 OR "content"."school_only" OR "content"."withdrawn_at" is not null);--> statement-breakpoint
CREATE FUNCTION "zhiyuan"."content_search_follows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "zhiyuan"."content_search" SET
		"type" = NEW."type",
		"open_to" = case when NEW."school_only" then NEW."organisation_id" end,
		"withdrawn" = NEW."withdrawn_at" is not null
	WHERE "content_id" = NEW."id";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "content_search_follows"
AFTER UPDATE OF "type", "school_only", "organisation_id", "withdrawn_at" ON "zhiyuan"."content"
FOR EACH ROW EXECUTE FUNCTION "zhiyuan"."content_search_follows"();--> statement-breakpoint
CREATE INDEX "content_of_stage" ON "zhiyuan"."content" USING btree ("type","stage_id","subject_id","school_only","organisation_id") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "content_of_subject" ON "zhiyuan"."content" USING btree ("type","subject_id","grade_id","stage_id","school_only","organisation_id") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "content_of_book" ON "zhiyuan"."content" USING btree ("book_id","type","chapter_id","school_only","organisation_id") WHERE withdrawn_at is null;--> statement-breakpoint
DROP INDEX "zhiyuan"."content_book_id_index";--> statement-breakpoint
CREATE INDEX "content_chapter_id_id_index" ON "zhiyuan"."content" USING btree ("chapter_id","id");--> statement-breakpoint
DROP INDEX "zhiyuan"."content_chapter_id_index";
