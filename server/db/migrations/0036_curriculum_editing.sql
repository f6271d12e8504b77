CREATE TABLE "zhiyuan"."curriculum_merge" (
	"from_id" integer PRIMARY KEY NOT NULL,
	"into_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "zhiyuan"."curriculum_node" ADD COLUMN "row_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "zhiyuan"."curriculum_merge" ADD CONSTRAINT "curriculum_merge_into_id_curriculum_node_id_fk" FOREIGN KEY ("into_id") REFERENCES "zhiyuan"."curriculum_node"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "curriculum_merge_into_id_index" ON "zhiyuan"."curriculum_merge" USING btree ("into_id");