-- What was indexed by the names of questions alone is indexed anew, by all that they ask, when the database is prepared.
DELETE FROM "zhiyuan"."content_search" WHERE "type" = 4;
