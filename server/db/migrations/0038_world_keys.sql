CREATE TABLE "zhiyuan"."world_key" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"item_id" integer NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "world_key_kind_key_pk" PRIMARY KEY("kind","key"),
	CONSTRAINT "world_key_once" UNIQUE("kind","item_id")
);
