-- What a person is found by, each as the beginning of a word: every end of the name, of its pinyin and of its initials, the
-- account, and its last eight and four digits.
CREATE FUNCTION "zhiyuan"."person_lexemes"("name" text, "mobile" text, "pinyin" text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	WITH "read"("syllables") AS (SELECT string_to_array("pinyin", ' '))
	SELECT array_to_tsvector(array(
		SELECT DISTINCT "word" FROM (
			SELECT lower(substr("name", "at")) FROM generate_series(1, char_length("name")) "at"
			UNION ALL SELECT "mobile"
			UNION ALL SELECT right("mobile", 8)
			UNION ALL SELECT right("mobile", 4)
			UNION ALL SELECT array_to_string("syllables"["at":], '')
				FROM "read", generate_series(1, cardinality("syllables")) "at"
			UNION ALL SELECT (SELECT string_agg(left("syllable", 1), '' ORDER BY "place")
					FROM unnest("syllables"["at":]) WITH ORDINALITY "one"("syllable", "place"))
				FROM "read", generate_series(1, cardinality("syllables")) "at"
		) "all"("word") WHERE "word" <> ''
	))
$$;--> statement-breakpoint
ALTER TABLE "zhiyuan"."app_user" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "zhiyuan"."app_user" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "zhiyuan"."app_user" ADD COLUMN "row_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "zhiyuan"."app_user" ADD COLUMN "name_pinyin" text;--> statement-breakpoint
ALTER TABLE "zhiyuan"."app_user" ADD COLUMN "lexemes" "tsvector" GENERATED ALWAYS AS (zhiyuan.person_lexemes("name", "mobile", "name_pinyin")) STORED;--> statement-breakpoint
ALTER TABLE "zhiyuan"."membership" ADD COLUMN "can_administer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "app_user_lexemes_index" ON "zhiyuan"."app_user" USING gin ("lexemes");--> statement-breakpoint
CREATE INDEX "app_user_unread" ON "zhiyuan"."app_user" USING btree ("id") WHERE name_pinyin is null;