-- Who took a question out of the bank stood in the log alone, which is kept for a while.
INSERT INTO "zhiyuan"."content_withdrawal" ("content_id", "user_id", "reason", "at", "moderated")
SELECT c."id", last."user_id", '', c."withdrawn_at", false
FROM "zhiyuan"."content" c
JOIN "zhiyuan"."question" q ON q."content_id" = c."id"
CROSS JOIN LATERAL (
	SELECT e."user_id" FROM "zhiyuan"."audit_entry" e
	WHERE e."subject" = 'question:' || q."id" AND e."act" = 'question.withdraw'
	ORDER BY e."at" DESC, e."id" DESC LIMIT 1
) last
WHERE c."type" = 4 AND c."withdrawn_at" IS NOT NULL
ON CONFLICT ("content_id") DO NOTHING;
