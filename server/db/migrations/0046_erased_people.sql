-- Who was erased is nobody that an administrator could look for: neither listed nor counted.
CREATE OR REPLACE FUNCTION "zhiyuan"."people_made"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "zhiyuan"."people_count" ("is_disabled", "must_change_password", "many")
		SELECT "disabled_at" IS NOT NULL, "must_change_password", count(*) FROM "now_there" WHERE "erased_at" IS NULL GROUP BY 1, 2;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "zhiyuan"."people_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "zhiyuan"."people_count" ("is_disabled", "must_change_password", "many")
		SELECT "disabled_at" IS NOT NULL, "must_change_password", -count(*) FROM "were_there" WHERE "erased_at" IS NULL GROUP BY 1, 2;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "zhiyuan"."people_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "zhiyuan"."people_count" ("is_disabled", "must_change_password", "many")
		SELECT "is_disabled", "must_change_password", sum("many") FROM (
			SELECT "disabled_at" IS NOT NULL AS "is_disabled", "must_change_password", 1 AS "many" FROM "now_there" WHERE "erased_at" IS NULL
			UNION ALL
			SELECT "disabled_at" IS NOT NULL, "must_change_password", -1 FROM "were_there" WHERE "erased_at" IS NULL
		) AS "moved" GROUP BY 1, 2 HAVING sum("many") <> 0;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- Those who were erased before are taken off.
INSERT INTO "zhiyuan"."people_count" ("is_disabled", "must_change_password", "many")
	SELECT "disabled_at" IS NOT NULL, "must_change_password", -count(*) FROM "zhiyuan"."app_user" WHERE "erased_at" IS NOT NULL GROUP BY 1, 2;
