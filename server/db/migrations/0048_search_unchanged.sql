-- Most contents are open to all: what is found of them is not written anew, with every lexeme of it, where their school becomes another.
CREATE OR REPLACE FUNCTION "zhiyuan"."content_search_follows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "zhiyuan"."content_search" SET
		"type" = NEW."type",
		"open_to" = case when NEW."school_only" then NEW."organisation_id" end,
		"withdrawn" = NEW."withdrawn_at" is not null
	WHERE "content_id" = NEW."id" AND ("type", "open_to", "withdrawn") IS DISTINCT FROM
		(NEW."type", case when NEW."school_only" then NEW."organisation_id" end, NEW."withdrawn_at" is not null);
	RETURN NULL;
END
$$;
